// Our own rather than `iptv-playlist-parser`, which omits files without an information line before them, and accepts HLS manifests
// as playlists.

/** Media file that a playlist file names: its path and label. In M3U the label is in the line before the path. */
export interface M3uEntry {
  /** Line number in the text, starting at 1. */
  line: number;
  /** Path as given in the text. */
  path: string;
  /** File name without folders, as written and, if different, URL-decoded. */
  names: string[];
  /** Label such as “credit - title”; empty without one. */
  label: string;
}

const info = /^#EXTINF:\s*-?\d+(?:\.\d+)?(?:\s+[\w-]+="[^"]*")*\s*,(.*)$/i;
const ofStream = /^#EXT-X-/i;
const hasEnding = /\.[a-z\d]{1,5}$/i;
/** Regular expression for binary content: low control characters, or bytes that were not decodable. */
export const binary = /[[\p{Cc}--[\t-\r\u007F-\u009F]]\uFFFD]/v;

/**
 * Parses the entries of an M3U playlist; null for other content.
 * Other content is binary data, an HLS manifest, or a text without a header unless each of its lines names a file with an extension.
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

/**
 * Returns the file name at the end of a path or URL, as written and with its escapes decoded. Examples: `C:\music\a.mp3`,
 * `../music/a.mp3`, `https://host/music/a%20b.mp3?x`.
 */
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
