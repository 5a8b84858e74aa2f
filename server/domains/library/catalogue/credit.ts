/** Joins the names of artistes to one line: “A”, “A & B”, “A, B & C”. */
export function creditOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} & ${last}`;
}

/**
 * Returns true when a credit line contains all these names and otherwise only separators. The order does not matter. Also true
 * for an empty line.
 */
export function isMadeOf(credit: string, names: readonly string[]): boolean {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  let rest = credit;
  for (const name of longestFirst) {
    if (credit !== '' && !rest.includes(name)) return false;
    rest = rest.replace(name, () => '');
  }
  return /^[\s,;&]*$/.test(rest);
}
