import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { wavOf } from '../../server/domains/library/sample/encode.ts';
import { median } from './measuring/measurements.ts';
import { verdict } from './measuring/verdict.ts';
import { inBenchFolder, migrated, signedIn, start } from './regie.ts';

/**
 * `npm run bench:uploads`: uploads 500 sounds of 5 MB with curl, three at a time. Uploads go to Regie and in turn to a baseline
 * server that only writes and hashes them. Prints the throughput, Regie's memory during the uploads, and the time to the first
 * bytes of a stored file. `npm run bench:uploads -- 100` uploads 100 files.
 */
const files = Number(process.argv[2] ?? 500);
/** Throughput as a share of the baseline, at least; milliseconds to the first bytes, at most. */
const goals = { ratio: 0.5, wait: 50 };
const rounds = 5;
const atOnce = 3;
const fileBytes = 5 * 1024 * 1024;
const [ours, theirs] = [4711, 4712];
const run = promisify(execFile);

await inBenchFolder(async (folder) => {
  const file = join(folder, 'uploads.sqlite');
  await migrated(file);
  const floorFolder = join(folder, 'floor');
  mkdirSync(floorFolder);
  start({ file, port: theirs, program: './measuring/receivingFloor.ts', args: [floorFolder] });
  const regie = start({ file, port: ours });
  const { token } = await signedIn(ours);
  const authorization = `Bearer ${token}`;
  const sent = join(folder, 'sent');
  mkdirSync(sent);
  const sounds = noise();

  const ratios: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const paths = Array.from({ length: files / rounds }, (_, index) =>
      writeSound(sent, sounds, round * files + index),
    );
    const floor = await megabytesPerSecond(paths, (path) => [
      '--data-binary',
      `@${path}`,
      `http://127.0.0.1:${theirs}/`,
    ]);
    const library = await megabytesPerSecond(paths, (path, index) => [
      '-X',
      'POST',
      '--data-binary',
      `@${path}`,
      '-H',
      `authorization: ${authorization}`,
      '-H',
      'x-radio: 1',
      '-H',
      'tus-resumable: 1.0.0',
      '-H',
      `upload-length: ${fileBytes}`,
      '-H',
      'content-type: application/offset+octet-stream',
      '-H',
      `upload-metadata: filename ${coded(`sound-${round}-${index}.wav`)},kind ${coded('SONG')}`,
      `http://127.0.0.1:${ours}/uploads/media`,
    ]);
    memory.push(residentMegabytes(regie.pid!));
    ratios.push(library / floor);
    console.log(
      `round ${round + 1}: floor ${floor.toFixed(0)} MB/s, library ${library.toFixed(0)} MB/s, ratio ${(library / floor).toFixed(2)}, memory ${memory.at(-1)!.toFixed(0)} MB`,
    );
    for (const path of paths) rmSync(path);
  }
  const ratio = median(ratios);
  console.log(
    `\nratio, median: ${ratio.toFixed(2)} (goal ${goals.ratio.toFixed(2)})${verdict(ratio >= goals.ratio)}`,
  );
  console.log(`memory, first and last round: ${memory[0]!.toFixed(0)} and ${memory.at(-1)!.toFixed(0)} MB`);
  await playing(authorization);
});

/** Prints the time to the first bytes of a stored file: the median of 50 requests. */
async function playing(authorization: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ours}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-radio': '1' },
    body: JSON.stringify({ query: '{ mediaItems(perPage: 50) { items { fileUrl } } }' }),
  });
  const { data } = (await answer.json()) as { data: { mediaItems: { items: Array<{ fileUrl: string }> } } };
  const waits: number[] = [];
  for (const { fileUrl } of data.mediaItems.items) {
    const begun = performance.now();
    const sound = await fetch(`http://127.0.0.1:${ours}${fileUrl}`, { headers: { range: 'bytes=0-' } });
    await sound.body!.getReader().read();
    waits.push(performance.now() - begun);
    await sound.body?.cancel().catch(() => {});
  }
  const wait = median(waits);
  console.log(
    `a stored file begins to play after ${wait.toFixed(1)} ms (goal ${goals.wait}), while others are analysed${verdict(wait <= goals.wait)}`,
  );
}

/** A WAV file of 5 MB with two minutes of noise. `writeSound` changes its first samples, so that no upload is a duplicate. */
function noise(): Buffer {
  const samples = Float32Array.from({ length: (fileBytes - 44) / 2 }, () => Math.random() * 0.4 - 0.2);
  return wavOf(samples);
}

function writeSound(folder: string, sound: Buffer, number: number): string {
  const path = join(folder, `${number}.wav`);
  sound.writeUInt32LE(number, 44);
  writeFileSync(path, sound);
  return path;
}

async function megabytesPerSecond(
  paths: string[],
  argsOf: (path: string, index: number) => string[],
): Promise<number> {
  const turns = pLimit(atOnce);
  const begun = performance.now();
  await Promise.all(
    paths.map((path, index) => turns(() => run('curl', ['-sSf', '-o', '/dev/null', ...argsOf(path, index)]))),
  );
  return (paths.length * 5) / ((performance.now() - begun) / 1000);
}

/** Resident memory of a process in megabytes, from `/proc`. */
function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function coded(text: string): string {
  return Buffer.from(text).toString('base64');
}
