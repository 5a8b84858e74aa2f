/** Joins names with commas. A name that contains a comma, semicolon or quotation mark is quoted. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (/[,،;؛"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** Splits a cell into its distinct names. */
export function splitNames(text: string): string[] {
  const names = [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=[,،;؛]|$)|([^,،;؛]*))(?:[,،;؛]|$)/g)].map(
    ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
  return [...new Set(names.filter(Boolean))];
}
