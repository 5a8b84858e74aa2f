import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../kit/database/database.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { importPostalFile } from './postalImport.ts';
import { PostalFileError } from './postalLine.ts';
import { postalSample } from './postalSample.ts';

const folder = mkdtempSync(join(tmpdir(), 'regie-postal-'));
const app = await createTestApp({ seed: 'none' }, afterAll);
const { database } = app.shared;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => database.transaction(async (transaction) => transaction.run('delete from region', [])));

const bordeaux = line({ code: '33000', name: 'Bordeaux' });
const bacalan = line({ code: '33300', name: 'Bacalan', latitude: '44.8440', longitude: '-0.5790' });

describe('the import of postal codes', () => {
  test('makes regions with their zip codes, in the city of their name or else the nearest', async () => {
    const file = write(bordeaux, line({ code: '33800', name: 'BORDEAUX' }), bacalan);
    expect(await importPostalFile(database, file)).toEqual({
      places: 3,
      regions: 3,
      zipCodes: 3,
      leftOut: 0,
    });
    expect(await stored(database)).toEqual([
      'FR-33-40136 BORDEAUX 33800',
      'FR-33-40136 Bacalan 33300',
      'FR-33-40136 Bordeaux 33000',
    ]);
  });

  test('gives a region all of its zip codes, and a zip code to all of its regions', async () => {
    const file = write(
      bordeaux,
      line({ code: '33100', name: 'Bordeaux' }),
      line({ code: '33100', name: 'La Bastide' }),
      bordeaux,
    );
    expect(await importPostalFile(database, file)).toEqual({
      places: 4,
      regions: 2,
      zipCodes: 3,
      leftOut: 0,
    });
    expect(await stored(database)).toEqual([
      'FR-33-40136 Bordeaux 33000',
      'FR-33-40136 Bordeaux 33100',
      'FR-33-40136 La Bastide 33100',
    ]);
  });

  test('changes nothing when repeated, and adds only new rows', async () => {
    await importPostalFile(database, write(bordeaux));
    const before = await database.rows('select id from region', []);
    expect(await importPostalFile(database, write(bordeaux))).toMatchObject({ regions: 0, zipCodes: 0 });
    expect(await importPostalFile(database, write(bordeaux, bacalan))).toMatchObject({
      regions: 1,
      zipCodes: 1,
    });
    expect(await database.rows('select id from region where name = ?', ['Bordeaux'])).toEqual(before);
  });

  test('takes the parts of a large city into it, and names without accents or articles', async () => {
    await importPostalFile(
      database,
      write(
        line({ code: '75004', name: 'Paris 04', latitude: '48.8543', longitude: '2.3574' }),
        line({ code: '75008', name: 'Paris CEDEX 08', latitude: '48.87', longitude: '2.31' }),
        line({ country: 'TN', code: '2070', name: 'La Marsa', latitude: '36.87', longitude: '10.32' }),
        line({ country: 'US', code: '10001', name: 'New York', latitude: '40.75', longitude: '-73.99' }),
      ),
    );
    expect(await stored(database)).toEqual([
      'FR-75C-44856 Paris 04 75004',
      'FR-75C-44856 Paris CEDEX 08 75008',
      'TN-11-106912 La Marsa 2070',
      'US-NY-122795 New York 10001',
    ]);
  });

  test('does not take a city of the same name far away', async () => {
    // Another Saint-Denis lies near Paris; this one lies near Bordeaux.
    await importPostalFile(
      database,
      write(line({ code: '33001', name: 'Saint-Denis', latitude: '44.84', longitude: '-0.58' })),
    );
    expect(await stored(database)).toEqual(['FR-33-40136 Saint-Denis 33001']);
  });

  test('places what has no position by its name alone, and leaves out what has no city near', async () => {
    const file = write(
      line({ code: '33000', name: 'Bordeaux', latitude: '', longitude: '' }),
      line({ code: '33999', name: 'Nulle-Part', latitude: '', longitude: '' }),
      line({ code: '99999', name: 'Océan', latitude: '30', longitude: '-40' }),
      line({ country: 'VA', code: '00120', name: 'Vaticano', latitude: '41.90', longitude: '12.45' }),
    );
    expect(await importPostalFile(database, file)).toEqual({
      places: 4,
      regions: 1,
      zipCodes: 1,
      leftOut: 3,
    });
  });

  test('reads Windows line ends, a byte order mark, empty lines and no last line end', async () => {
    const file = join(folder, 'windows.txt');
    writeFileSync(file, `\uFEFF${bordeaux}\r\n\r\n${bacalan}`);
    expect(await importPostalFile(database, file)).toMatchObject({ places: 2, zipCodes: 2 });
    expect(await stored(database)).toContain('FR-33-40136 Bordeaux 33000');
  });

  test('takes a file of many thousand rows, in several transactions', async () => {
    const rows = Array.from({ length: 1234 }, (_, index) =>
      line({ code: String(33000 + index), name: `Lieu-dit ${index}` }),
    );
    expect(await importPostalFile(database, write(...rows))).toEqual({
      places: 1234,
      regions: 1234,
      zipCodes: 1234,
      leftOut: 0,
    });
    expect(await stored(database)).toHaveLength(1234);
  });

  test('takes the sample too', async () => {
    const count = postalSample.trim().split('\n').length;
    expect(await importPostalFile(database, write(postalSample.trim()))).toMatchObject({
      places: count,
      zipCodes: count,
      leftOut: 0,
    });
  });

  test.each([
    ['no columns', 'Bordeaux;33000', 'expected 12 columns with tabs between them, found 1'],
    ['too few columns', 'FR\t33000\tBordeaux', 'expected 12 columns with tabs between them, found 3'],
    ['the list of all places', 'x\t'.repeat(18), 'this is GeoNames’ list of all places'],
    ['an archive', 'PK\u0003\u0004\u0000', 'this is a zip archive'],
    ['another encoding', Buffer.from(line({ name: 'Mégrine' }), 'latin1'), 'this is not UTF-8 text'],
    ['binary content', 'FR\u0000\u0001', 'this is not UTF-8 text'],
    ['a code of no country', line({ country: 'XX' }), '“XX” is not a known country code'],
    ['a country by name', line({ country: 'France' }), '“France” is no country code'],
    ['no postal code', line({ code: ' ' }), '“” is no postal code'],
    ['a postal code that is none', line({ code: '3'.repeat(21) }), 'is no postal code'],
    ['no name', line({ name: '' }), '“” is no name of a place'],
    ['a name that is none', line({ name: 'x'.repeat(181) }), 'is no name of a place'],
    ['a latitude beyond the pole', line({ latitude: '90.1' }), '“90.1” is no latitude'],
    ['a longitude that is no number', line({ longitude: 'west' }), '“west” is no longitude'],
    ['half a position', line({ longitude: '' }), '“” is no longitude'],
  ])('refuses a file with %s, names the line, and writes nothing', async (_, wrong, message) => {
    const file = write(...Array.from({ length: 600 }, () => bordeaux), wrong);
    const refusal = importPostalFile(database, file);
    await expect(refusal).rejects.toThrow(PostalFileError);
    await expect(refusal).rejects.toThrow(`${file}, line 601: `);
    await expect(refusal).rejects.toThrow(message);
    expect(await stored(database)).toEqual([]);
  });

  test('rejects a missing file, and a file without rows', async () => {
    await expect(importPostalFile(database, join(folder, 'none.txt'))).rejects.toThrow('There is no file');
    await expect(importPostalFile(database, folder)).rejects.toThrow('There is no file');
    await expect(importPostalFile(database, write('', ' '))).rejects.toThrow('is empty');
  });
});

function line({
  country = 'FR',
  code = '33000',
  name = 'Bordeaux',
  latitude = '44.8404',
  longitude = '-0.5805',
} = {}): string {
  return [
    country,
    code,
    name,
    'Nouvelle-Aquitaine',
    '75',
    'Gironde',
    '33',
    '',
    '',
    latitude,
    longitude,
    '5',
  ].join('\t');
}

function write(...lines: (string | Buffer)[]): string {
  const file = join(folder, 'places.txt');
  writeFileSync(file, Buffer.concat(lines.flatMap((text) => [Buffer.from(text), Buffer.from('\n')])));
  return file;
}

async function stored(database: Database): Promise<string[]> {
  const rows = await database.rows(
    'select city_id, name, code from region join zip_code on region_id = region.id',
    [],
  );
  return rows.map((row) => row.join(' ')).sort();
}
