/** A type's name in a sentence: `InvoiceClient` is `an invoice client`. */
export function nounOf(typeName: string): string {
  const words = typeName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const takesAn = /^[aeio]/.test(words);
  return `${takesAn ? 'an' : 'a'} ${words}`;
}

/** The name of several: `invoice` is `invoices`, `company` is `companies`, `rush` is `rushes`. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:sh|ch|x)$/.test(name) ? `${name}es` : `${name}s`;
}

/** The name of one of several: `companies` is `company`. */
export const singularOf = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x)es$/, '')
    .replace(/s$/, '');

/** What an argument says that takes the id of something of a type. */
export const idOf = (typeName: string) => `Id of the \`${typeName}\`.`;
