/**
 * How a list's rows look in the global search, which includes all lists with this declaration. Viewers find only rows that they
 * may read.
 */
export interface SearchResultFields {
  /** Title of a row: a text with fields of the row in braces, such as `{fullName}` or `#{id}`. */
  title: string;
  /** Second line of a row, in the format of `title`. */
  subtitle?: string;
  /** Field with the address of a picture. */
  picture?: string;
  /** Path of the list's page in the portal. */
  list: string;
  /** Path of a record's page in the portal, with fields such as `:id`. Absent when the list's page also shows single records. */
  record?: string;
  /** Name of the text filter that finds the rows, for a list without `search`. */
  by?: string;
}

/** Key under which a list's field stores its `SearchResultFields` in its GraphQL extensions. */
export const searchResultKey = 'searchResult';
