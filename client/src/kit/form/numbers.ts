/** Parses a number; null when the text is blank. Does not validate: `problemOfNumber` does. */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
export const problemOfNumber = (text: string) => (/^\d{1,9}$/.test(text) ? undefined : 'invalid');
