import type { ViewOptions } from '../view/viewOptions';

/** Which columns a view shows, and in what order. */
export type ShownColumns = Pick<ViewOptions, 'hiddenColumns' | 'columnOrder'>;

/** What the views of a list are told of it. */
export interface ViewsProps {
  /** The name of the list. */
  list: string;
  columns: ShownColumns;
  onColumns: (columns: ShownColumns) => void;
}
