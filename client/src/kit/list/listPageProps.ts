import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BulkChange, BulkDelete, BulkRestore } from './bulk/bulk';
import type { RowAction } from './table/RowActions';
import type { List } from './types';
import type { Selection } from './useSelection';

/** What a list screen is told. */
export interface ListPageProps<TRow extends { id: string }, TSortKey extends string> {
  list: List<TRow, TSortKey>;
  title: string;
  description: string;
  /** The way back, for a list that belongs to a record. */
  back?: { to: string; label: string };
  /** What is said beside the title. */
  beside?: ReactNode;
  /** What stands before the rows. */
  lead?: ReactNode;
  icon: LucideIcon;
  /** For lists that can be searched. */
  searchLabel?: string;
  /** What a search understands, for who asks. */
  searchHelp?: ReactNode;
  /** The main action of the screen, and others before it. */
  actions?: ReactNode;
  /** What the list is for, when there is nothing in it yet. */
  emptyText: string;
  emptyAction?: ReactNode;
  /** What a row is called, for people who hear it. */
  rowName: (row: TRow) => string;
  /** Where a row leads. Without it a row opens a drawer with all that its columns say, and what can be done with it. */
  rowLink?: (row: TRow) => string;
  rowActions?: (row: TRow) => readonly RowAction[];
  /** Those of them that stand on the card of a row that leads somewhere. */
  cardActions?: (row: TRow) => readonly RowAction[];
  /** Lets rows be chosen: what can be done with those that are. */
  bulkActions?: (rows: readonly TRow[], clear: () => void) => ReactNode;
  /** Lets rows be chosen and deleted together, for whoever may. */
  bulkDelete?: BulkDelete<TRow> | undefined;
  /** Lets rows be chosen and changed together, for whoever may. */
  bulkChange?: BulkChange<TRow, never> | undefined;
  /** Lets rows of a recycle bin be chosen and taken back together, for whoever may. */
  bulkRestore?: BulkRestore<TRow> | undefined;
  /** True for a list that saves its rows in a way of its own. */
  hasOwnExport?: boolean;
  /** For how many of them there is room in a row of the table; two unless said otherwise. */
  maxRowActions?: number;
}

/** What a table of its rows is told besides. */
export type TableProps<TRow extends { id: string }, TSortKey extends string> = ListPageProps<
  TRow,
  TSortKey
> & {
  density: 'comfortable' | 'compact';
  selection?: Selection<TRow> | undefined;
  sizing: ColumnSizing;
  /** Opens a row that leads nowhere. */
  onOpen: ((row: TRow) => void) | undefined;
  /** The column that leads to what the row opens, wherever it was moved to. */
  linkedColumn: string | undefined;
};

/** How widths are chosen for columns, in parts of a hundred of the table; undefined is the list's own again. */
export interface ColumnSizing {
  setWidths: (widths: Readonly<Record<string, number | undefined>>) => void;
}
