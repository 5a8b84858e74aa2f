/** Case and accents do not count for who looks for something. */
export const comparable = (text: string) =>
  text
    .trim()
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
