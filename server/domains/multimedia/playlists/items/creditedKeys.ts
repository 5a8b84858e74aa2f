import { foldText } from '../../../../kit/text/foldText.ts';
import { nameKey } from '../../catalogue/nameKey.ts';

/**
 * What stands between two names in one line: commas, `feat.`, `ft.`, `&`, `vs.`, `with`, `x` and their like. A slash parts names
 * that are longer than those of “AC/DC”.
 */
const between =
  /,|;|&|\+|\s\/\s|(?<=\S{4})\/|\/(?=\S{4})|\s(?:feat|ft|featuring|vs|versus|and|et|with|avec)(?![\p{L}\p{N}])\.?|\s[x×]\s/giu;

/** A name that reads like several and is one artiste, and what stays the same however it is written. */
export interface OneArtiste {
  name: string;
  key: string;
}

/**
 * The people of a credit such as “A feat. B & C”, each as what stays the same however the name is written. Names that are known
 * as those of one artiste stay whole.
 */
export function creditedKeys(credit: string, known: readonly OneArtiste[] = []): string[] {
  const keys: string[] = [];
  let rest = foldText(credit.replaceAll(/[()[\]]/g, ' '));
  for (const { name, key } of known.toSorted((a, b) => b.name.length - a.name.length)) {
    const without = rest.replaceAll(wholly(name), ',');
    if (without === rest) continue;
    rest = without;
    keys.push(key);
  }
  keys.push(...rest.split(between).map(nameKey));
  return [...new Set(keys.filter((key) => key !== ''))];
}

/** A name where it stands as a whole, and not within another. */
function wholly(name: string): RegExp {
  const text = foldText(name).replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'gu');
}
