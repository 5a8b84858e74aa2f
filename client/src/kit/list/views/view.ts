/** Returns the URL parameters that a view stores: all except the page. */
export function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}

/** Returns whether two URLs have the same search, filters and sort, in any order of parameters. */
export function isSameView(one: string, other: string): boolean {
  const written = (query: string) => {
    const params = new URLSearchParams(savedQuery(query));
    params.sort();
    return params.toString();
  };
  return written(one) === written(other);
}
