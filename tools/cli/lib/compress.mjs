// Puts copies compressed with Brotli and gzip beside each text file of the built client from 1 KB on, so that the server never
// compresses them.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt']);
const smallest = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Levels above this take minutes to save a few per cent more.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

export async function compressTexts(folder) {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.map((entry) => join(folder, entry)).filter((file) => texts.has(extname(file)));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  if ((await stat(file)).size < smallest) return;
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, brotliOptions));
  await writeFile(`${file}.gz`, await zip(content, { level: 7 }));
}
