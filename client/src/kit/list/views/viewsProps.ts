import type { ViewOptions } from '../view/viewOptions';

/** Visible columns of a view, and their order. */
export type ShownColumns = Pick<ViewOptions, 'hiddenColumns' | 'columnOrder'>;

/** Props of the views menu. */
export interface ViewsProps {
  /** Name of the list. */
  list: string;
  columns: ShownColumns;
  onColumns: (columns: ShownColumns) => void;
}
