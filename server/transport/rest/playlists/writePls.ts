import { oneLine, type M3uFile } from './writeM3u.ts';

export const plsHead = '[playlist]\n';

/** The lines for a file. `number` counts files from 1. */
export function plsLines({ title, credit, fileName, duration }: M3uFile, number: number): string {
  const seconds = duration > 0 ? Math.round(duration / 1000) : -1;
  const label = [credit, title].map(oneLine).filter(Boolean).join(' - ');
  return `File${number}=${oneLine(fileName)}\nTitle${number}=${label}\nLength${number}=${seconds}\n`;
}

/** The last lines, with the number of files. */
export const plsEnd = (count: number): string => `NumberOfEntries=${count}\nVersion=2\n`;
