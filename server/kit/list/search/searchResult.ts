/**
 * Presentation of a list's rows in the global search. A list that declares it is included in the global search, with the rights
 * of the viewer.
 */
export interface SearchResultFields {
  /** Title of a row: a text with fields of its type in braces, such as `{fullName}` or `#{id}`. */
  title: string;
  /** Second line, in the same format as `title`. */
  subtitle?: string;
  /** Field with the address of a picture. */
  picture?: string;
  /** Path of the list's screen. */
  list: string;
  /** Path pattern of a record's screen, with fields such as `:id`; absent when the list shows a record itself. */
  record?: string;
  /** Text filter that finds the rows, for a list without a search. */
  by?: string;
}

/** Key of this declaration in the extensions of the list's field. */
export const searchResultKey = 'searchResult';
