/** Returns the URL parameters that a view stores: all except the page. */
export function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}

/** Returns whether two queries have the same parameters apart from the page, in any order. */
export function isSameView(a: string, b: string): boolean {
  const written = (query: string) => {
    const params = new URLSearchParams(savedQuery(query));
    params.sort();
    return params.toString();
  };
  return written(a) === written(b);
}
