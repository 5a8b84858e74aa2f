import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesLoadedBy, packagesLoadedBy } from './startImports.ts';

const server = join(import.meta.dirname, '../../../server');

describe('the start of the server', () => {
  const files = filesLoadedBy(join(server, 'main.ts'));

  test('loads the application', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files).toContain(join(server, 'domains/website/website.domain.ts'));
  });

  test('loads no view and no React, which take longer to load than many requests', () => {
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    expect(packagesLoadedBy(files)).toContain('graphql');
    expect(packagesLoadedBy(files).filter((name) => name.startsWith('react'))).toEqual([]);
  });

  test('would load React with a page', () => {
    const page = filesLoadedBy(join(server, 'domains/website/pages/views/homeView.tsx'));
    expect(packagesLoadedBy(page)).toEqual(expect.arrayContaining(['react', 'react-dom']));
  });
});
