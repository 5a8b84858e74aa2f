import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = '// @vitest-environment jsdom';

/**
 * The client's tests: `screens` need a page, which costs them more than most of them take; `units` do not. A test of
 * components needs one, and any other that says so on its first line.
 */
export function testKinds(root: string): { screens: string[]; units: string[] } {
  const files = ['src', 'codegen'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const needsPage = (file: string) =>
    file.endsWith('.tsx') || readFileSync(join(root, file), 'utf8').startsWith(marker);
  return { screens: files.filter(needsPage), units: files.filter((file) => !needsPage(file)) };
}
