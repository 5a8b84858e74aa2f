/**
 * Converts the name of a type to a noun with its article: `InvoiceClient` becomes `an invoice client`. `noun` replaces the result,
 * for names with an acronym: `FaqQuestion` is `an FAQ question`.
 */
export function nounOf(typeName: string, { noun }: { noun?: string } = {}): string {
  if (noun) return noun;
  const words = typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const takesAn = /^[aeio]/.test(words);
  return `${takesAn ? 'an' : 'a'} ${words}`;
}

/**
 * Returns the plural of the name of a type or field. `invoice` becomes `invoices`, `company` becomes `companies`, `rush` becomes
 * `rushes`.
 */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:sh|ch|x)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Singular of the name of a field: `companies` becomes `company`. */
export const singularOf = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x)es$/, '')
    .replace(/s$/, '');

/** Returns the schema description of an argument that expects the id of a type. */
export const idOf = (typeName: string) => `Id of the \`${typeName}\`.`;
