import type { LibraryKind } from '../media/kinds';
import type { TranslationKey } from '../../../i18n/keys';
import { genericPositions, jinglePurposes } from '../library/choices';

/** Data type of a column's cells. All cells are stored as text; flags and choices as their value, such as `true`. */
export type CellType = 'text' | 'number' | 'day' | 'flag' | 'choice' | 'category' | 'names';

/** A column of the bulk editor. */
export interface BulkColumn {
  /** Column key in the grid and in CSV files; also the field name in the server's changes. */
  key: string;
  type: CellType;
  header: TranslationKey;
  /** Name of the input field, also in the server's problems, when it differs from `key`. */
  input?: string;
  /** Width in pixels. */
  width: number;
  /** True for columns whose cells must not be empty. Choice columns are always required, without this flag. */
  isRequired?: boolean;
  /** Values of a choice column, with their labels. */
  options?: readonly { value: string; label: TranslationKey }[];
}

const column = (key: string, type: CellType, width: number, more: Partial<BulkColumn> = {}): BulkColumn => ({
  key,
  type,
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

/** Editable columns of each kind, in display order. */
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
  GENERIC: [
    title,
    credit,
    column('position', 'choice', 150, choices('positions', genericPositions)),
    ...labels,
  ],
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

/** True for columns whose cells accept only a few given values. */
export const isChosen = ({ type }: BulkColumn) => type === 'flag' || type === 'choice' || type === 'category';
