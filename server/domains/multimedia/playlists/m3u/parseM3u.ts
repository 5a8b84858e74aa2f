// Our own rather than `iptv-playlist-parser`, which leaves out files without a line of information before them, and takes
// HLS manifests for playlists.

/** A line of a playlist that names a file, with what the line before it says of it. */
export interface M3uEntry {
  /** Its number in the text, from 1. */
  line: number;
  /** As it stands there. */
  path: string;
  /** The file's name without folders: as it is written and, of an address, as it is meant. */
  names: string[];
  /** Such as “credit - title”; empty when nothing is said. */
  label: string;
}

const info = /^#EXTINF:\s*-?\d+(?:\.\d+)?(?:\s+[\w-]+="[^"]*")*\s*,(.*)$/i;
const ofStream = /^#EXT-X-/i;
const hasEnding = /\.[a-z\d]{1,5}$/i;
/** What tells other content from text: the lower control characters and bytes that could not be read. */
export const binary = /[[\p{Cc}--[\t-\r\u007F-\u009F]]\uFFFD]/v;

/**
 * The files that an M3U names, or null when the text is none: other content, an HLS manifest, or a text without the
 * header whose lines are no files.
 */
export function parseM3u(text: string): M3uEntry[] | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  if (binary.test(text) || lines.some((line) => ofStream.test(line))) return null;
  const entries: M3uEntry[] = [];
  let label = '';
  for (const [index, line] of lines.entries()) {
    const [, said] = info.exec(line) ?? [];
    if (said !== undefined) label = said.trim();
    if (line === '' || line.startsWith('#')) continue;
    entries.push({ line: index + 1, path: line, names: namesIn(line), label });
    label = '';
  }
  const saysSo = lines.some((line) => /^#EXTM3U\b/i.test(line));
  return saysSo || (entries.length > 0 && entries.every(isFile)) ? entries : null;
}

const isFile = ({ names }: M3uEntry) => names.some((name) => hasEnding.test(name));

/** `C:\music\a.mp3`, `../music/a.mp3` and `https://host/music/a%20b.mp3?x` name files. */
export function namesIn(path: string): string[] {
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(path);
  const written = lastPart(isAddress ? path.replace(/[?#].*$/, '') : path);
  return [...new Set([written, decoded(written)])].filter((name) => name !== '');
}

const lastPart = (path: string) =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).trim();

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
