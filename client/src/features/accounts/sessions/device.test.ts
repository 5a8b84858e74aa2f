import { expect, it } from 'vitest';
import { readDevice } from './device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0',
    { kind: 'computer', browser: 'Firefox', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
    { kind: 'computer', browser: 'Safari', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Chrome', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { kind: 'computer', browser: 'Microsoft Edge', system: 'Windows' },
  ],
  ['curl/8.5.0', { kind: 'program', browser: 'curl' }],
  ['  ', { kind: 'unknown' }],
])('reads %s', (userAgent, device) => expect(readDevice(userAgent)).toEqual(device));

it('takes any text without failing', () => {
  for (const text of ['Mozilla/5.0', 'Mozilla/', '/', '<script>', 'x'.repeat(5000)]) {
    expect(readDevice(text).kind).toBeTruthy();
  }
});
