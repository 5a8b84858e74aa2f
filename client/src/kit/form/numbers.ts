/** Parses a whole number; null when the text is blank. */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
export const problemOfNumber = (text: string) => (/^\d{1,9}$/.test(text) ? undefined : 'invalid');
