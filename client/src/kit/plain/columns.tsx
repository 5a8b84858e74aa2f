import { When } from '../data/texts/When';
import type { Column } from '../list/types';

type More<TRow> = Partial<Pick<Column<TRow, never>, 'width' | 'from' | 'card' | 'isShown'>>;

/** Column with the record's name: always visible, sortable, and the title of its card. */
export const nameColumn = <TKey extends string>(
  key: TKey,
  header: string,
  more: More<Record<TKey, string>> = {},
): Column<Record<TKey, string>, TKey> => ({
  key,
  header,
  sortBy: key,
  isFixed: true,
  cell: (row) => <bdi className="row-name">{row[key]}</bdi>,
  card: 'title',
  ...more,
});

/** Column with secondary text, in a muted colour. */
export const asideColumn = <TKey extends string>(
  key: TKey,
  header: string,
  more: More<Record<TKey, string>> = {},
): Column<Record<TKey, string>, never> => ({
  key,
  header,
  cell: (row) => <bdi className="row-aside">{row[key]}</bdi>,
  ...more,
});

/** Column with a timestamp. */
export const momentColumn = <TKey extends string>(
  key: TKey,
  header: string,
  more: More<Record<TKey, string>> = {},
): Column<Record<TKey, string>, never> => ({
  key,
  header,
  width: '190px',
  from: 'md',
  cell: (row) => <When moment={row[key]} />,
  ...more,
});
