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
  /** Actions on the card of a linked row. */
  cardActions?: (row: TRow) => readonly RowAction[];
  /** Makes rows selectable, with actions for the selection. */
  bulkActions?: (rows: readonly TRow[], clear: () => void) => ReactNode;
  /** Makes rows selectable, with bulk deletion. Undefined for people without permission. */
  bulkDelete?: BulkDelete<TRow> | undefined;
  /** Makes rows selectable, with bulk changes. Undefined for people without permission. */
  bulkChange?: BulkChange<TRow, never> | undefined;
  /** Makes rows selectable, with bulk restoration from the recycle bin. Undefined for people without permission. */
  bulkRestore?: BulkRestore<TRow> | undefined;
  /** Whether the list has its own export. */
  hasOwnExport?: boolean;
  /** Number of actions with room in a table row. Defaults to 2. */
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
  /** Opens the drawer of a row; undefined for lists with links. */
  onOpen: ((row: TRow) => void) | undefined;
  /** Key of the column with the row's link, at whichever position it is. */
  linkedColumn: string | undefined;
};

/** Setter of column widths, in percent of the table; undefined resets a column to its default. */
export interface ColumnSizing {
  setWidths: (widths: Readonly<Record<string, number | undefined>>) => void;
}
