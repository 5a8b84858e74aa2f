import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkChange, BulkDelete, BulkRestore } from './bulk/bulk';
import type { RowAction } from './table/RowActions';
import type { List } from './types';
import type { Selection } from './useSelection';

/** Props of a list screen. */
export interface ListPageProps<TRow extends { id: string }, TSortKey extends string> {
  list: List<TRow, TSortKey>;
  title: string;
  description: string;
  /** Back link, for lists of a record's children. */
  back?: { to: string; label: string };
  /** Content beside the title. */
  beside?: ReactNode;
  /** Content above the rows. */
  lead?: ReactNode;
  icon: LucideIcon;
  /** Label of the search field, for searchable lists. */
  searchLabel?: string;
  /** Help about the search syntax, shown on request. */
  searchHelp?: ReactNode;
  /** Actions of the screen; the main action is last. */
  actions?: ReactNode;
  /** Purpose of the list, shown while it is empty. */
  emptyText: string;
  emptyAction?: ReactNode;
  /** Accessible name of a row. */
  rowName: (row: TRow) => string;
  /** Link target of a row. Without it, a row opens a drawer with all columns and actions. */
  rowLink?: (row: TRow) => string;
  rowActions?: (row: TRow) => readonly RowAction[];
  /** Actions on the card of a row that has a link. */
  cardActions?: (row: TRow) => readonly RowAction[];
  /** Makes rows selectable. Renders the actions for the selected rows. */
  bulkActions?: (rows: readonly TRow[], clear: () => void) => ReactNode;
  /** Makes rows selectable, with bulk deletion. Undefined for people who may not delete the rows. */
  bulkDelete?: BulkDelete<TRow> | undefined;
  /** Makes rows selectable, with bulk changes. Undefined for people who may not change the rows. */
  bulkChange?: BulkChange<TRow, never> | undefined;
  /** Makes rows selectable, with bulk restoration from the recycle bin. Undefined for people who may not restore the rows. */
  bulkRestore?: BulkRestore<TRow> | undefined;
  /** True when the screen brings its own export, which replaces the usual one. */
  hasOwnExport?: boolean;
  /** Maximum number of actions of a row, for which the table reserves width. Defaults to 2. */
  maxRowActions?: number;
}

/** Props of a table. */
export type TableProps<TRow extends { id: string }, TSortKey extends string> = ListPageProps<
  TRow,
  TSortKey
> & {
  density: 'comfortable' | 'compact';
  selection?: Selection<TRow> | undefined;
  sizing: ColumnSizing;
  /** Opens the drawer of a row; undefined when rows have links instead. */
  onOpen: ((row: TRow) => void) | undefined;
  /** Key of the column that contains the row's link. The user may move this column to any position. */
  linkedColumn: string | undefined;
};

/** Setter of column widths, in percent of the table; undefined resets a column to its default. */
export interface ColumnSizing {
  setWidths: (widths: Readonly<Record<string, number | undefined>>) => void;
}
