import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a generated file. With `--check`, writes nothing, and sets exit code 1 when the file differs from `text`. */
export function writeGenerated(file: string, text: string): void {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isFresh) return;
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  console.error(`${file} is stale: run npm run generate.`);
  process.exitCode = 1;
}
