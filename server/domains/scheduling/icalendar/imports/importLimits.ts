import { limit } from '../../../../kit/limit.ts';

/**
 * Maximum number of characters in one request that imports a calendar. A text of this length in Latin script fits into a request of 256
 * KiB.
 */
export const maxText = limit(
  'calendarImportCharacters',
  200_000,
  'Number of characters of a calendar file, or of a part of it, in one `importCalendar`. The portal splits files of up to 1,000,000 characters and 2,000 events.',
);
export const maxEvents = limit(
  'calendarImportEvents',
  200,
  'Number of events of a calendar file, or of a part of it, in one `importCalendar`.',
);

const counted = (count: number) => count.toLocaleString('en');

/** Makes text for schema descriptions: the maximum characters and events of a calendar import. */
export const limitsText = (word: 'and' | 'or') =>
  `${counted(maxText.max)} characters ${word} ${counted(maxEvents.max)} events`;
