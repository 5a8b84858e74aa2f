import { binary, namesIn, type M3uEntry } from './parseM3u.ts';

const header = /^\[playlist\]$/i;
const field = /^(File|Title)(\d{1,6})\s*=(.*)$/i;

/** Returns true for a text that begins like a playlist in PLS format. */
export const isPls = (text: string): boolean => header.test(firstLine(text));

/** Parses the entries of a playlist in PLS format, in the order of their numbers. Returns null for other content. */
export function parsePls(text: string): M3uEntry[] | null {
  if (!isPls(text) || binary.test(text)) return null;
  const files = new Map<number, { line: number; path: string }>();
  const titles = new Map<number, string>();
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [, name, number, value = ''] = field.exec(line.trim()) ?? [];
    if (name === undefined) continue;
    if (name.toLowerCase() === 'title') titles.set(Number(number), value.trim());
    else if (value.trim() !== '') files.set(Number(number), { line: index + 1, path: value.trim() });
  }
  return [...files]
    .toSorted(([a], [b]) => a - b)
    .map(([number, { line, path }]) => ({
      line,
      path,
      names: namesIn(path),
      label: titles.get(number) ?? '',
    }));
}

const firstLine = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/[\r\n]/, 1)[0]!
    .trim();
