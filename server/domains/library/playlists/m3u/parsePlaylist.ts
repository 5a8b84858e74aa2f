import { parseM3u, type M3uEntry } from './parseM3u.ts';
import { isPls, parsePls } from './parsePls.ts';
import { isXml, parseXspf } from './parseXspf.ts';

/** Parses the files of a playlist in M3U, PLS or XSPF format; null for other content. */
export function parsePlaylist(text: string): M3uEntry[] | null {
  if (isPls(text)) return parsePls(text);
  return isXml(text) ? parseXspf(text) : parseM3u(text);
}
