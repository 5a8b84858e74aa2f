/** Decodes the letters of Windows-1252 at the positions where ISO 8859-1 has control characters. */
const windows = new TextDecoder('windows-1252');
const bytesOfLetters = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte] as const),
);

const utf8 = new TextDecoder('utf-8', { fatal: true });
/**
 * First byte of “à” in UTF-8. Its second byte looks like a space and is therefore trimmed at the end of a
 * text.
 */
const halfA = 0xc3;

/**
 * Repairs tag text that was wrongly decoded as Latin-1. This happens when the tag declares Latin-1, or no encoding. Text that is
 * valid UTF-8 is taken as UTF-8, which rarely happens by chance; all other text is taken as Windows-1252. Text with other letters
 * than those of Latin-1 and Windows-1252 stays unchanged.
 */
export function rightly(text: string): string {
  const bytes = bytesOf(text);
  if (!bytes || bytes.every((byte) => byte < 0x80)) return text;
  return utf8In(bytes) ?? windows.decode(bytes);
}

/**
 * Original bytes of a text. Undefined when it contains letters that cannot come from Latin-1 or Windows-1252.
 */
function bytesOf(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : bytesOfLetters.get(text[at]!);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Decodes UTF-8, also when the text was cut in the middle of its last letter. Fields of thirty bytes cut texts so. */
function utf8In(bytes: Uint8Array): string | undefined {
  const completed = bytes.at(-1) === halfA ? [Uint8Array.of(...bytes, 0xa0)] : [];
  const cut = [1, 2, 3]
    .filter((count) => isLead(bytes.at(-count), count))
    .map((count) => bytes.subarray(0, -count));
  for (const candidate of [bytes, ...completed, ...cut])
    try {
      if (candidate.some((byte) => byte >= 0x80)) return utf8.decode(candidate);
    } catch {
      // Not valid UTF-8: try the next candidate.
    }
  return undefined;
}

/** True for the first byte of a UTF-8 sequence that is longer than the bytes left. */
const isLead = (byte = 0, left: number) =>
  byte >= (left === 1 ? 0xc2 : left === 2 ? 0xe0 : 0xf0) && byte < 0xf5;
