/** What a line of an M3U tells of a file. */
export interface M3uFile {
  title: string;
  credit: string;
  fileName: string;
  /** Milliseconds; 0 when nobody knows. */
  duration: number;
}

/** The first lines of an extended M3U. */
export const m3uHead = (name: string): string => `#EXTM3U\n#PLAYLIST:${oneLine(name)}\n`;

/** The two lines of a file. */
export function m3uLines({ title, credit, fileName, duration }: M3uFile): string {
  const seconds = duration > 0 ? Math.round(duration / 1000) : -1;
  const label = [credit, title].map(oneLine).filter(Boolean).join(' - ');
  return `#EXTINF:${seconds},${label}\n${asPath(fileName)}\n`;
}

/** Line ends of every kind and other characters that print nothing would break the format. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A name that begins like a comment is none. */
export function asPath(fileName: string): string {
  const name = oneLine(fileName);
  return name.startsWith('#') ? `./${name}` : name;
}
