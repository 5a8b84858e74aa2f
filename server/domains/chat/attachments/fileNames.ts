import { toSingleLine } from '../../library/public.ts';

const longest = 150;
const turning = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g;

/** Cleans a file name: one line, no path, no direction marks. An extension that does not match the content is replaced by `endings[0]`. */
export function fileNameOf(given: string | undefined, endings: readonly [string, ...string[]]): string {
  const name = toSingleLine((given ?? '').split(/[/\\]/).at(-1)!.replaceAll(turning, ''), longest);
  const ending = /\.([\da-z]{1,5})$/i.exec(name)?.[1];
  if (ending && endings.includes(ending.toLowerCase())) return name;
  return `${withoutEnding(name, ending) || 'file'}.${endings[0]}`;
}

const withoutEnding = (name: string, ending: string | undefined) =>
  ending === undefined ? name.replace(/[.\s]+$/, '') : name.slice(0, -(ending.length + 1));
