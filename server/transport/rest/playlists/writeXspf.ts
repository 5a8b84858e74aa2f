import XMLBuilder from 'fast-xml-builder';
import { oneLine, type M3uFile } from './writeM3u.ts';

/** Builds XML and escapes all values. */
const builder = new XMLBuilder({ format: false });

/** Writes the beginning of an XSPF playlist, up to its first track. */
export const xspfHead = (name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<playlist version="1" xmlns="http://xspf.org/ns/0/">\n${builder.build({ title: plain(name) })}\n<trackList>\n`;

/** Writes a track of an XSPF playlist for a file. Its location is a relative URL. */
export function xspfTrack({ title, credit, fileName, duration }: M3uFile): string {
  const track = {
    location: `./${encodeURIComponent(plain(fileName))}`,
    ...(credit && { creator: plain(credit) }),
    title: plain(title),
    ...(duration > 0 && { duration: String(Math.round(duration)) }),
  };
  return `${builder.build({ track })}\n`;
}

export const xspfEnd = '</trackList>\n</playlist>\n';

/** Returns the text on one line, without characters that XML 1.0 forbids and without lone surrogates. */
const plain = (text: string) =>
  oneLine(text.toWellFormed()).replaceAll(/[^\u0020-\uFFFC\u{10000}-\u{10FFFF}]/gu, '');
