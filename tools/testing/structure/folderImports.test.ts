import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderImportsOf, importsOf, ringsIn } from './folderImports.ts';

const project = join(import.meta.dirname, '../../..');

describe.each(['server/kit', 'client/src/kit'])('the folders of %s', (kit) => {
  const imports = folderImportsOf(join(project, kit));

  it('form layers: none imports what imports it', () => {
    expect(imports.size).toBeGreaterThan(10);
    expect([...imports.values()].reduce((sum, imported) => sum + imported.size, 0)).toBeGreaterThan(20);
    expect(ringsIn(imports)).toEqual([]);
  });
});

describe('a ring of folders', () => {
  it('is found, however long it is', () => {
    const imports = new Map([
      ['form', new Set(['layout', 'data'])],
      ['layout', new Set(['pages'])],
      ['pages', new Set(['form'])],
      ['data', new Set<string>()],
    ]);
    expect(ringsIn(imports)).toEqual(['form → layout → pages → form']);
  });

  it('is none where two import the same', () => {
    const imports = new Map([
      ['form', new Set(['layout', 'data'])],
      ['layout', new Set(['data'])],
    ]);
    expect(ringsIn(imports)).toEqual([]);
  });
});

describe('what a file imports', () => {
  it('is found across lines, and without imports that are erased by the build', () => {
    const source = [
      "import type { A } from '../a';",
      "import { type B, type C } from '../b';",
      "import {\n  D,\n  type E,\n} from '../d';",
      "import { F } from 'library';",
      "export { G } from './g';",
    ].join('\n');
    expect(importsOf(source)).toEqual(['../d', './g']);
  });
});
