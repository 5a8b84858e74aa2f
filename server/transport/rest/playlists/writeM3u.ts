/** A file in an M3U playlist. */
export interface M3uFile {
  title: string;
  credit: string;
  fileName: string;
  /** Duration in milliseconds; 0 when it is unknown. */
  duration: number;
}

/** The first lines of an extended M3U playlist. */
export const m3uHead = (name: string): string => `#EXTM3U\n#PLAYLIST:${oneLine(name)}\n`;

/** Writes the two lines for a file of an extended M3U playlist. */
export function m3uLines({ title, credit, fileName, duration }: M3uFile): string {
  const seconds = duration > 0 ? Math.round(duration / 1000) : -1;
  const label = [credit, title].map(oneLine).filter(Boolean).join(' - ');
  return `#EXTINF:${seconds},${label}\n${asPath(fileName)}\n`;
}

/** Replaces line ends and other control characters by spaces, because they would break the format. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * Converts a file name to a path for a line of an M3U playlist. Adds `./` to a name that begins with `#`, which would otherwise be
 * a comment.
 */
export function asPath(fileName: string): string {
  const name = oneLine(fileName);
  return name.startsWith('#') ? `./${name}` : name;
}
