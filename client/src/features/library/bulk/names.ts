/** Several names in one cell: with commas between them, and one that has a comma or semicolon itself in quotes. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (/[,،;؛"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ');

/** The names of a cell, each once. */
export function splitNames(text: string): string[] {
  const names = [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=[,،;؛]|$)|([^,،;؛]*))(?:[,،;؛]|$)/g)].map(
    ([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
  return [...new Set(names.filter(Boolean))];
}
