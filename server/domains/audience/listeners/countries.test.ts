// @module-tag slow
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { countriesFile } from '../testing/countriesFile.ts';
import { Countries } from './countries.ts';

async function countriesWith(content: Buffer | undefined) {
  const file = join(await mkdtemp(join(tmpdir(), 'regie-countries-')), 'countries.mmdb');
  const put = async (next: Buffer) => {
    await writeFile(`${file}.new`, next);
    await rename(`${file}.new`, file);
  };
  if (content) await put(content);
  const warn = vi.fn<() => void>();
  const log = { warn, error: console.error, info: console.info };
  return { countries: new Countries({ countriesFile: file, log }), put, warn };
}

describe('the country of an address', () => {
  test('is found by its prefix, also for IPv4 addresses in the form of IPv6', async () => {
    const { countries } = await countriesWith(countriesFile({ '41.': 'TN', '41.77.': 'FR', '88.4.': 'BE' }));
    const of = await countries.reader();
    expect(['88.4.1.2', '::ffff:88.4.9.9', '88.5.1.2', '10.0.0.1'].map(of)).toEqual(['BE', 'BE', '', '']);
  });

  test('is unknown for invalid addresses, and for addresses that the file does not contain', async () => {
    const { countries } = await countriesWith(countriesFile({ '88.4.': 'BE' }));
    const of = await countries.reader();
    expect(['', 'localhost', '88.4.1', '2001:db8::1', '::1'].map(of)).toEqual(['', '', '', '', '']);
  });

  test('is unknown without a file', async () => {
    const of = await new Countries({ countriesFile: undefined, log: console }).reader();
    expect(of('88.4.1.2')).toBe('');
  });

  test('is unknown while the file cannot be read, with a warning, and known once it can', async () => {
    const { countries, put, warn } = await countriesWith(Buffer.from('no such thing'));
    expect((await countries.reader())('88.4.1.2')).toBe('');
    expect(warn).toHaveBeenCalledTimes(1);
    await put(countriesFile({ '88.4.': 'BE' }));
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await countries.reader())('88.4.1.2')).toBe('BE');
  });

  test('follows a replacement of the file', async () => {
    const { countries, put } = await countriesWith(countriesFile({ '88.4.': 'BE' }));
    expect((await countries.reader())('88.4.1.2')).toBe('BE');
    await put(countriesFile({ '88.4.': 'LU' }));
    const reported = async () => (await countries.reader())('88.4.1.2');
    await expect.poll(reported, { timeout: 15_000 * patience }).toBe('LU');
  });
});
