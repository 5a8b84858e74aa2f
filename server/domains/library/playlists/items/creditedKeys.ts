import { foldText } from '../../../../kit/foldText.ts';
import { nameKey } from '../../catalogue/merging/nameKey.ts';

/**
 * Matches a separator between two names: commas, `feat.`, `ft.`, `&`, `vs.`, `with`, `x` and similar.
 * A slash needs spaces around it or four letters on one side, so that “AC/DC” is one name.
 */
const between =
  /,|;|&|\+|\s\/\s|(?<=\S{4})\/|\/(?=\S{4})|\s(?:feat|ft|featuring|vs|versus|and|et|with|avec)(?![\p{L}\p{N}])\.?|\s[x×]\s/giu;

/** Name that looks like several names but belongs to one artiste, with its comparison key. */
export interface IndivisibleName {
  name: string;
  key: string;
}

/**
 * Comparison keys of the people in a credit such as “A feat. B & C”. Names that are known to be one artiste are not split.
 */
export function creditedKeys(credit: string, known: readonly IndivisibleName[] = []): string[] {
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

/** Matches a name as a whole, not inside of another name. */
function wholly(name: string): RegExp {
  const text = foldText(name).replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'gu');
}
