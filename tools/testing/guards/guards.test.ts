import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Operation } from './guard.ts';
import { guards } from './guards.ts';
import { fileOfGuard, findMarkers, pathOf } from './markers.ts';
import { switchOff } from './switchOff.ts';

const markers = findMarkers();
const sourceOf = (file: string) => readFileSync(pathOf(file), 'utf8');

describe('the table of guards', () => {
  test('names each guard once', () => {
    const names = guards.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('holds a guard for each marker', () => {
    const names = new Set(guards.map(({ name }) => name));
    expect(markers.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  test.each(guards)('has one marker whose code can be switched off: $name', (guard) => {
    const source = sourceOf(fileOfGuard(guard.name, markers));
    expect(switchOff(source, guard)).not.toBe(source);
  });

  test.each(guards)('names tests that exist: $name', ({ provenBy }) => {
    expect(provenBy.flatMap(({ tests }) => tests)).not.toEqual([]);
    for (const { file, tests } of provenBy) for (const name of tests) expect(sourceOf(file)).toContain(name);
  });
});

describe('a guard that is switched off', () => {
  const off = (source: string, operation: Operation) =>
    switchOff(source, { name: 'example', off: operation, provenBy: [] });

  test.each<[Operation, string, string]>([
    ['remove', '// guard: example\nif (a) throw b;', '// guard: example\n;'],
    ['remove', 'f(a, /* guard: example */ ...b, c);', 'f(a, /* guard: example */  c);'],
    ['remove', 'a.b()\n// guard: example\n.c(d).e();', 'a.b().e();'],
    ['true', 'if (a && /* guard: example */ b.c(d)) e();', 'if (a && /* guard: example */ true) e();'],
    ['right', 'a = /* guard: example */ (b && c);', 'a = /* guard: example */ (c);'],
    ['alternate', 'a = /* guard: example */ b ? c : d;', 'a = /* guard: example */ (d);'],
    ['last-argument', 'a = /* guard: example */ b.c(d, e);', 'a = /* guard: example */ (e);'],
    [5, 'a = /* guard: example */ 3;', 'a = /* guard: example */ 5;'],
  ])('applies "%s"', (operation, source, expected) => {
    expect(off(source, operation)).toBe(expected);
  });

  test.each<[string, Operation, string]>([
    ['does not fit', 'true', '// guard: example\nif (a) throw b;'],
    ['does not fit', 'remove', '// guard: example\nconst a = b;'],
    ['does not fit', 'alternate', 'a = /* guard: example */ b && c;'],
    ['does not fit', 5, 'a = /* guard: example */ b;'],
    ['changes nothing', 'true', 'a = /* guard: example */ true;'],
    ['stands 0 times', 'true', 'a = b;'],
    ['stands 2 times', 'true', 'a = /* guard: example */ b + /* guard: example */ c;'],
  ])('is refused when its operation or marker %s', (problem, operation, source) => {
    expect(() => off(source, operation)).toThrow(problem);
  });
});
