/** What a saved view says of a list, without the page on which somebody happened to be. */
export function savedQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}

/** Whether two lists are searched, filtered and sorted in the same way, whatever the order of words in the address. */
export function isSameView(one: string, other: string): boolean {
  const written = (query: string) => {
    const params = new URLSearchParams(savedQuery(query));
    params.sort();
    return params.toString();
  };
  return written(one) === written(other);
}
