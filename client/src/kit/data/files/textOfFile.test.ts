import { describe, expect, it } from 'vitest';
import { textOfFile, unicodeText } from './textOfFile';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes(0xc3, 0xa9), 'é'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é'],
    ['UTF-16 of Windows', bytes(0xff, 0xfe, 0xe9, 0x00), 'é'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0x00, 0xe9), 'é'],
    ['Latin-1', bytes(0xe9, 0x21), 'é!'],
    ['what Windows has beyond Latin-1', bytes(0x80, 0x92), '€’'],
    ['nothing', bytes(), ''],
  ])('is read from %s', (_, content, text) => {
    expect(textOfFile(content)).toBe(text);
  });

  it('is not read as Unicode when its bytes are another encoding', () => {
    expect(unicodeText(bytes(0xe9, 0x21))).toBeUndefined();
  });
});
