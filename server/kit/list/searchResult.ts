/**
 * How the rows of a list show in the search over everything, and where they lead. A list that says so is searched there
 * as its viewer may search it; nothing else is needed.
 */
export interface SearchResultFields {
  /** What names a row: a text with fields of its type in braces, such as `{fullName}` or `#{id}`. */
  title: string;
  /** One line more, written in the same way. */
  subtitle?: string;
  /** The field that holds the address of a picture. */
  picture?: string;
  /** Address of the screen that lists them. */
  list: string;
  /** Pattern of the address of one of them, with fields such as `:id`; without one, the list shows it alone. */
  record?: string;
  /** The text filter that finds them, for a list without a search of its own. */
  by?: string;
}

/** Where the list's field in the schema keeps it. */
export const searchResultKey = 'searchResult';
