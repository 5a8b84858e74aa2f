/** Joins names into one text, one name per line. The conflict dialog then treats them as one value. */
export const joinNames = (names: readonly string[]) => names.join('\n');
export const namesOf = (text: string) => text.split('\n').filter(Boolean);
