import { SlotCategory } from '../slots/slotEnums.ts';

type Texts = Record<SlotCategory, string>;

const english: Texts = {
  [SlotCategory.LIVE]: 'Live',
  [SlotCategory.MULTIMEDIA]: 'Multimedia',
  [SlotCategory.RUSH]: 'Rush',
  [SlotCategory.REBROADCAST]: 'Rebroadcast',
};

const french: Texts = {
  [SlotCategory.LIVE]: 'Direct',
  [SlotCategory.MULTIMEDIA]: 'Multimédia',
  [SlotCategory.RUSH]: 'Rush',
  [SlotCategory.REBROADCAST]: 'Rediffusion',
};

const arabic: Texts = {
  [SlotCategory.LIVE]: 'مباشر',
  [SlotCategory.MULTIMEDIA]: 'وسائط',
  [SlotCategory.RUSH]: 'تسجيل خام',
  [SlotCategory.REBROADCAST]: 'إعادة',
};

/** Name of a slot category in a calendar feed, in the given language: French, Arabic or else English. */
export const categoryText = (category: SlotCategory, language: string): string =>
  (language.startsWith('fr') ? french : language.startsWith('ar') ? arabic : english)[category];
