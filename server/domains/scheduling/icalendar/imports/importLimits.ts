import { limit } from '../../../../kit/limit.ts';

/** A text of this length fits into a request of 256 KB in any script. */
export const maxText = limit(
  'calendarImportCharacters',
  200_000,
  'Characters of a calendar file, or of a part of it, in one `importCalendar`. The portal splits files of up to 1,000,000 characters and 2,000 events.',
);
export const maxEvents = limit(
  'calendarImportEvents',
  200,
  'Events of a calendar file, or of a part of it, in one `importCalendar`.',
);

const counted = (count: number) => count.toLocaleString('en');

/** Limits of characters and events as text, for descriptions of the schema. */
export const limitsText = (word: 'and' | 'or') =>
  `${counted(maxText.max)} characters ${word} ${counted(maxEvents.max)} events`;
