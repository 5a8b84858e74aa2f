import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a generated file; with `--check` says that it is stale, and fails, when it is not what would be written. */
export function keepFresh(file: string, text: string): void {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isFresh) return;
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  console.error(`${file} is stale: run npm run generate.`);
  process.exitCode = 1;
}
