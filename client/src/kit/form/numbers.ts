/** A whole number as it is typed; null when it is left out. */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
export const problemOfNumber = (text: string) => (/^\d{1,9}$/.test(text) ? undefined : 'invalid');
