import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { domainImportsOf, domainOrder, importsPastFaces, importsUpwards } from './domainImports.ts';

const server = join(import.meta.dirname, '../../../server');
const imports = domainImportsOf(server);

describe('a domain', () => {
  test('has its place in the order of domains', () => {
    const folders = readdirSync(join(server, 'domains'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(domainOrder.toSorted());
  });

  test('imports only domains before it', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(importsUpwards(imports)).toEqual([]);
  });

  test('is imported through its public.ts alone', () => {
    expect(importsPastFaces(imports)).toEqual([]);
  });
});

describe('an import', () => {
  const upwards = { file: 'domains/library/media/a.ts', target: 'domains/chat/public.ts' };
  const past = { file: 'app.ts', target: 'domains/chat/threads/thread.ts' };

  test('of a later domain is found', () => {
    expect(importsUpwards([upwards, past])).toEqual([upwards]);
  });

  test('past a public.ts is found', () => {
    expect(importsPastFaces([upwards, past])).toEqual([past]);
  });
});
