import { nameKey } from '../../catalogue/nameKey.ts';

/** What stands between two names in one line: commas, `feat.`, `ft.`, `&`, `/`, `vs.` and their like. */
const between = /,|;|\/|&|\+|\s(?:feat|ft|featuring|vs|versus|and|et|with)\b\.?/giu;

/** The people of a credit such as “A feat. B & C”, each as what stays the same however the name is written. */
export const creditedKeys = (credit: string): string[] => [
  ...new Set(
    credit
      .replaceAll(/[()[\]]/g, ' ')
      .split(between)
      .map(nameKey)
      .filter((key) => key !== ''),
  ),
];
