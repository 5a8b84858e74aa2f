import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const domains = join(import.meta.dirname, '../../../server/domains');

/** Entries of a description, in the order in which every description lists them. */
const entries = `
  views grants ownRows entities interfaces resolvers resources
  files attachedMedia streams documents pages publicTypes machines sockets
  jobs notices uses recordChats findOnAir findResting deletedWithRadio
  onUserDeletion onZoneChange onStationTrouble onJobGivenUp services start
  seed seedFiles announceDemo startDemoServices
`
  .trim()
  .split(/\s+/);

const descriptions = readdirSync(domains, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[./])domain\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(domains, file), 'utf8') }));

/** Entries of the description in a source, in its order. The source must be formatted. */
function entriesIn(source: string): string[] {
  const body = /: Domain = \{\n(.*?)\n\};/s.exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(?:async )?(\w+)[:,(]/gm)].map(([, name]) => name!);
}

const inOrder = (names: readonly string[]) =>
  names.toSorted((a, b) => entries.indexOf(a) - entries.indexOf(b));

describe('the description of a domain', () => {
  test('is found for every domain', () => {
    expect(descriptions.length).toBeGreaterThan(20);
    expect(descriptions.filter(({ source }) => entriesIn(source).length > 0).length).toBeGreaterThan(15);
  });

  test.each(descriptions)('has the name of its folder: $file', ({ file, source }) => {
    const name = basename(dirname(file));
    expect(basename(file)).toBe(`${name}.domain.ts`);
    expect(source).toMatch(new RegExp(`\\*/\nexport const ${name}: (?:readonly )?Domain\\b`, 'm'));
  });

  test.each(descriptions)('lists its entries in the usual order: $file', ({ source }) => {
    const found = entriesIn(source);
    expect(found.filter((name) => !entries.includes(name))).toEqual([]);
    expect(found).toEqual(inOrder(found));
  });
});

test('entries in another order are found', () => {
  const source = 'export const a: Domain = {\n  jobs: [b],\n  entities: [C],\n};\n';
  expect(entriesIn(source)).toEqual(['jobs', 'entities']);
  expect(inOrder(entriesIn(source))).toEqual(['entities', 'jobs']);
});
