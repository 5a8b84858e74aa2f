/** Converts the name of a type to a noun phrase: `InvoiceClient` is `an invoice client`. */
export function nounOf(typeName: string): string {
  const words = typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const takesAn = /^[aeio]/.test(words);
  return `${takesAn ? 'an' : 'a'} ${words}`;
}

/** Plural of a type or field name: `invoice` is `invoices`, `company` is `companies`, `rush` is `rushes`. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:sh|ch|x)$/.test(name) ? `${name}es` : `${name}s`;
}

/** Singular of a field name: `companies` is `company`. */
export const singularOf = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x)es$/, '')
    .replace(/s$/, '');

/** Description of an argument that takes the id of a type. */
export const idOf = (typeName: string) => `Id of the \`${typeName}\`.`;
