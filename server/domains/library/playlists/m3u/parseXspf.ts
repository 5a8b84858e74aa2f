import { SaxesParser } from 'saxes';
import { binary, namesIn, type M3uEntry } from './parseM3u.ts';

/** True for a text that begins like XML. */
export const isXml = (text: string): boolean =>
  text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<');

/**
 * Parses the entries of a playlist in XSPF format. Returns null for other content and malformed documents. The parser resolves
 * neither external entities nor entities that the document defines: such a document counts as malformed.
 */
export function parseXspf(text: string): M3uEntry[] | null {
  if (binary.test(text)) return null;
  try {
    return tracksIn(text.replace(/^\uFEFF/, '').trimStart());
  } catch {
    return null;
  }
}

function tracksIn(xml: string): M3uEntry[] | null {
  const entries: M3uEntry[] = [];
  const path: string[] = [];
  let fields = new Map<string, string>();
  let line = 1;
  let text = '';
  let isXspf = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(withoutPrefix(name));
    text = '';
    if (path.join('/') === 'playlist/trackList') isXspf = true;
    if (path.join('/') !== track) return;
    fields = new Map();
    ({ line } = parser);
  });
  const add = (more: string) => void (text += more);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const at = path.join('/');
    if (at === track) entries.push(...entryOf(fields, line));
    // When a track has several locations, the first one is used.
    else if (path.length === 4 && at.startsWith(`${track}/`) && !fields.has(path[3]!))
      fields.set(path[3]!, text.trim());
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return isXspf ? entries : null;
}

const track = 'playlist/trackList/track';
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Converts a track to an entry. An entry without a location is matched by creator and title only. */
function entryOf(fields: ReadonlyMap<string, string>, line: number): M3uEntry[] {
  const location = fields.get('location') ?? '';
  const label = ['creator', 'title']
    .map((name) => collapseSpaces(fields.get(name) ?? ''))
    .filter(Boolean)
    .join(' - ');
  if (!location && !label) return [];
  return [{ line, path: location || label, names: location ? namesIn(location) : [], label }];
}
