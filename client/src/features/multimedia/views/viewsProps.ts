/** What the views of a list are told of it. */
export interface ViewsProps {
  /** The name of the list. */
  list: string;
  hiddenColumns: readonly string[];
  onHiddenColumns: (keys: readonly string[]) => void;
}
