/** Several names as one text, one on each line, so that they are one answer in the dialog of a conflict. */
export const joinNames = (names: readonly string[]) => names.join('\n');
export const namesOf = (text: string) => text.split('\n').filter(Boolean);
