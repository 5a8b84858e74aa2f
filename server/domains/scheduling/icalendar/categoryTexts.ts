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

/** Name of a category in a feed, in the language of its maker. */
export const categoryText = (category: SlotCategory, language: string): string =>
  (language.startsWith('fr') ? french : language.startsWith('ar') ? arabic : english)[category];
