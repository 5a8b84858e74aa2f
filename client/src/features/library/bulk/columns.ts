import type { LibraryKind } from '../media/kinds';
import type { TranslationKey } from '../../../i18n/keys';
import { genericPlaces, jinglePurposes } from '../library/choices';

/** What the cells of a column hold. Every cell is kept as the text that a person would write into it. */
export type Holds = 'text' | 'number' | 'day' | 'flag' | 'choice' | 'category' | 'names';

/** A column of the editor. */
export interface BulkColumn {
  /** Its name in the grid and in CSV files, which is also that of the field that the server tells of. */
  key: string;
  holds: Holds;
  header: TranslationKey;
  /** What the input calls it, where that is another name. */
  input?: string;
  /** Width in pixels. */
  width: number;
  /** Cells that may not be empty. */
  isRequired?: boolean;
  /** The values that there are, with their words, of a column of choices. */
  options?: readonly { value: string; label: TranslationKey }[];
}

const column = (key: string, holds: Holds, width: number, more: Partial<BulkColumn> = {}): BulkColumn => ({
  key,
  holds,
  width,
  header: `multimedia.fields.${key}` as TranslationKey,
  ...more,
});

const choices = (words: string, values: readonly string[]) => ({
  options: values.map((value) => ({ value, label: `multimedia.${words}.${value}` as TranslationKey })),
});

const title = column('title', 'text', 240, { isRequired: true });
const credit = column('credit', 'text', 200);
const labels = [
  column('category', 'category', 150, { input: 'categoryId' }),
  column('tags', 'names', 200, { input: 'tagNames' }),
];

/** What is edited of each kind, in this order. */
export const columnsOf: Record<LibraryKind, readonly BulkColumn[]> = {
  SONG: [
    title,
    column('artistes', 'names', 220, { input: 'artisteNames' }),
    credit,
    column('album', 'text', 180, { input: 'albumTitle' }),
    column('genre', 'text', 130),
    column('year', 'number', 90),
    column('trackNumber', 'number', 90),
    column('isrc', 'text', 150),
    column('label', 'text', 150),
    column('explicit', 'flag', 100),
    ...labels,
  ],
  JINGLE: [title, credit, column('purpose', 'choice', 150, choices('purposes', jinglePurposes)), ...labels],
  GENERIC: [title, credit, column('place', 'choice', 150, choices('places', genericPlaces)), ...labels],
  PUBLICITY: [
    title,
    credit,
    column('client', 'text', 170),
    column('campaign', 'text', 170),
    column('validFrom', 'day', 130),
    column('validTo', 'day', 130),
    column('timesADay', 'number', 120),
    column('evergreen', 'flag', 110),
    ...labels,
  ],
  VIDEO: [title, credit, ...labels],
};

/** Whether what is written into a cell is one of a few values. */
export const isChosen = ({ holds }: BulkColumn) =>
  holds === 'flag' || holds === 'choice' || holds === 'category';
