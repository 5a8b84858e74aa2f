/** Decodes a file as UTF-8, or as UTF-16 with a byte order mark; undefined when it is neither. */
export function unicodeText(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const mark = `${first} ${second}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a text file, with Windows-1252 as the fallback for files older than Unicode. */
export const textOfFile = (bytes: ArrayBuffer): string =>
  unicodeText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
