/** What the letters of Windows-1252 stand for that ISO 8859-1 leaves to control characters. */
const windows = new TextDecoder('windows-1252');
const bytesOfLetters = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows.decode(Uint8Array.of(byte)), byte] as const),
);

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** The first byte of “à”, whose second one is taken for a space and cut off at the end. */
const halfA = 0xc3;

/**
 * A text that was read as Latin-1 because its tag says so, or says nothing: it is UTF-8 where it can be, which other texts
 * hardly are by chance, and else Windows-1252.
 */
export function rightly(text: string): string {
  const bytes = bytesOf(text);
  if (!bytes || bytes.every((byte) => byte < 0x80)) return text;
  return utf8In(bytes) ?? windows.decode(bytes);
}

/** Undefined when it holds letters that no byte stands for: it was read as something else. */
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

/** Also of a text that was cut in the middle of its last letter, as fields of thirty bytes are. */
function utf8In(bytes: Uint8Array): string | undefined {
  const completed = bytes.at(-1) === halfA ? [Uint8Array.of(...bytes, 0xa0)] : [];
  const cut = [1, 2, 3]
    .filter((count) => isLead(bytes.at(-count), count))
    .map((count) => bytes.subarray(0, -count));
  for (const one of [bytes, ...completed, ...cut])
    try {
      if (one.some((byte) => byte >= 0x80)) return utf8.decode(one);
    } catch {
      // It is none.
    }
  return undefined;
}

/** Whether a letter of more bytes than are left begins here. */
const isLead = (byte = 0, left: number) =>
  byte >= (left === 1 ? 0xc2 : left === 2 ? 0xe0 : 0xf0) && byte < 0xf5;
