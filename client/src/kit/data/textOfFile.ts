/** The text of a file in UTF-8, or in UTF-16 that says so; undefined when it is neither. */
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

/** The text of a file that may also be from before Unicode: in Latin-1, as Windows writes it. */
export const textOfFile = (bytes: ArrayBuffer): string =>
  unicodeText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
