import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { switchedOff } from './guard.ts';
import { guards } from './guards.ts';

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe('the table of guards', () => {
  test('names each of them once', () => {
    const names = guards.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(guards)('names a text that stands once in its file: $name', (guard) => {
    const source = sourceOf(guard.file);
    expect(switchedOff(source, guard)).not.toBe(source);
  });

  test.each(guards)('names tests that there are: $name', ({ provenBy }) => {
    expect(provenBy.flatMap(({ tests }) => tests)).not.toEqual([]);
    for (const { file, tests } of provenBy) for (const name of tests) expect(sourceOf(file)).toContain(name);
  });
});
