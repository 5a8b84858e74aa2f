import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const maxFiles = 15;

/**
 * Files that are not counted: migrations, tests, the description of a folder, and files that are generated or belong to a file of code.
 */
const isNotCounted = (file: string) =>
  /\/migrations\/|\/README\.md$|\.test\.(?:tsx?|mjs)$|\.generated\.tsx?$|\.graphql$/.test(file);

/** Number of source files in each folder with code, without those in its subfolders. */
function countsOfFolders(): Map<string, number> {
  const counts = new Map<string, number>();
  // Includes files that are not committed yet.
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'server', 'client', 'tools'],
    { cwd: project, encoding: 'utf8' },
  );
  for (const file of files.split('\n').filter((name) => name && !isNotCounted(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return counts;
}

it('holds at most fifteen files in each folder of the code', () => {
  const counts = countsOfFolders();
  expect(counts.size).toBeGreaterThan(300);
  expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([]);
});
