import { When } from '../data/When';
import type { Column } from '../list/types';

type More<TRow> = Partial<Pick<Column<TRow, never>, 'width' | 'from' | 'card' | 'isShown'>>;

/** What a record is called: it stands first, names the row, and the list can be sorted by it. */
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

/** What is said beside the name, in a quiet colour. */
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

/** When something happened to a record. */
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
