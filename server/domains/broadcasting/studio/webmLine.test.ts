import { describe, expect, test } from 'vitest';
import { webmTone } from '../testing/studios.ts';
import { NoWebm, WebmLine } from './webmLine.ts';

const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const recording = webmTone(440, 3);
const header = recording.subarray(0, recording.indexOf(cluster));

const passed = (line: WebmLine, bytes: Buffer, piece: number) => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(line.push(bytes.subarray(at, at + piece)));
  return Buffer.concat(parts);
};

describe('the sound of a browser', () => {
  test.each([1, 3, 1000, 1e6])('is passed on whole, in pieces of %d bytes', (piece) => {
    const line = new WebmLine();
    expect(passed(line, recording, piece).equals(recording)).toBe(true);
    expect(line.header?.equals(header)).toBe(true);
  });

  test.each([1, 7, 1000])('continues with its header at the next cluster, in pieces of %d bytes', (piece) => {
    const middle = Math.round(recording.length / 2);
    const next = recording.indexOf(cluster, middle);
    const line = new WebmLine(header);
    const sent = passed(line, recording.subarray(middle), piece);
    expect(sent.equals(Buffer.concat([header, recording.subarray(next)]))).toBe(true);
  });

  test('may start again with a header of its own', () => {
    const line = new WebmLine(Buffer.from('other'));
    expect(passed(line, recording, 100).equals(recording)).toBe(true);
  });

  test('is refused where it begins in the middle and no header is known, or never comes to a cluster', () => {
    expect(() => new WebmLine().push(recording.subarray(1000))).toThrow(NoWebm);
    const endless = new WebmLine(header);
    expect(() => passed(endless, Buffer.alloc(2 * 1024 * 1024), 65_536)).toThrow(NoWebm);
  });

  test('costs the same for each byte, however small its pieces are', () => {
    // If each piece required work on all earlier pieces, this would take minutes and exceed the time limit of
    // the test.
    const endless = new WebmLine(header);
    expect(() => passed(endless, Buffer.alloc(2 * 1024 * 1024), 1)).toThrow(NoWebm);
  });
});
