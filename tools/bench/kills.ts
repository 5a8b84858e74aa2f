import 'reflect-metadata';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { wavOf } from '../../server/domains/library/sample/encode.ts';
import { inBenchFolder, migrated, signedIn, start } from './regie.ts';

/**
 * `npm run bench:kills`: kills the server (SIGKILL) 40 times at random moments of uploads, which resume afterwards. Then checks
 * that each file is exactly one medium, with the id that its uploader received, and that the disk contains no other files.
 * `npm run bench:kills -- 5` kills the server 5 times.
 */
const kills = Number(process.argv[2] ?? 40);
const atOnce = 6;
const port = 4713;
const url = `http://127.0.0.1:${port}`;
const twoDays = 2 * 24 * 60 * 60 * 1000;

interface Sending {
  name: string;
  content: Buffer;
  /** Upload URL; undefined until the server has created the upload. */
  address?: string;
  mediaId?: string;
}

await inBenchFolder(async (folder) => {
  const file = join(folder, 'kills.sqlite');
  await migrated(file);
  let server = start({ file, port });
  const { token } = await signedIn(port);
  const all: Sending[] = [];
  for (let round = 0; round < kills; round++) {
    const unfinished = all.filter(({ mediaId }) => !mediaId);
    const fresh = Array.from({ length: atOnce }, (_, index) => soundCalled(`${round}-${index}.wav`, all));
    all.push(...fresh);
    const sending = Promise.allSettled([...unfinished, ...fresh].map((request) => send(request, token!)));
    await wait(Math.random() * 400);
    server.kill('SIGKILL');
    await Promise.all([once(server, 'exit'), sending]);
    server = start({ file, port });
    await ready();
  }
  for (const request of all) await send(request, token!);
  await settled(file);
  server.kill('SIGKILL');
  await once(server, 'exit');
  age(join(folder, 'files'));
  server = start({ file, port });
  await ready();
  const faults = faultsOf(folder, file, all);
  console.log(`${kills} kills, ${all.length} files sent, ${faults.length} not accounted for`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});

/** Waits up to a minute until the server is ready, because a start takes long on a busy machine. */
async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await wait(100);
  }
  throw new Error('The server does not come back.');
}

/** A short WAV file of noise. Every seventh has the content of an earlier file. */
function soundCalled(name: string, before: readonly Sending[]): Sending {
  const known = before.length % 7 === 6 ? before[before.length - 3] : undefined;
  const samples = Float32Array.from({ length: 22_050 }, () => Math.random() * 0.4 - 0.2);
  return { name, content: known?.content ?? wavOf(samples) };
}

/** Uploads the bytes of a file that the server lacks, as a client does after a broken connection. */
async function send(sending: Sending, token: string): Promise<void> {
  if (sending.mediaId) return;
  const { name, content } = sending;
  const headers = { authorization: `Bearer ${token}`, 'x-radio': '1', 'tus-resumable': '1.0.0' };
  if (!sending.address) {
    const metadata = `filename ${Buffer.from(name).toString('base64')},kind ${Buffer.from('SONG').toString('base64')}`;
    const begun = await answered(`${url}/uploads/media`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata },
    });
    sending.address = url + begun.headers.get('location')!;
  }
  const status = await answered(sending.address, { method: 'HEAD', headers });
  sending.mediaId = status.headers.get('x-media-id') ?? undefined;
  let offset = Number(status.headers.get('upload-offset'));
  while (!sending.mediaId) {
    const piece = content.subarray(offset, offset + 20_000);
    const taken = await answered(sending.address, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(piece),
    });
    offset += piece.length;
    sending.mediaId = taken.headers.get('x-media-id') ?? undefined;
  }
}

async function answered(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${init.method} ${address}: ${answer.status}`);
  return answer;
}

function rowsOf(file: string, sql: string) {
  const database = new SqliteFile(file, { readonly: true });
  try {
    return database.prepare<[], Record<string, string | number>>(sql).all();
  } finally {
    database.close();
  }
}

async function settled(file: string): Promise<void> {
  const underWay = `select id from media_item where state in ('RECEIVED', 'ANALYSING')`;
  while (rowsOf(file, underWay).length > 0) await wait(200);
}

/** Sets the modification time of all files to two days ago. The next start of the server then deletes those without a row. */
function age(folder: string): void {
  const then = new Date(Date.now() - twoDays);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then);
}

/** Describes each difference between the files on the disk, the media in the database, and the files that were sent. */
function faultsOf(folder: string, file: string, all: readonly Sending[]): string[] {
  const media = rowsOf(file, 'select id, file_name, file_key, size, state, failure from media_item');
  const keys = new Set(media.map((row) => String(row['file_key'])).filter(Boolean));
  const faults: string[] = [];
  for (const { name, mediaId } of all) {
    const rows = media.filter((row) => row['file_name'] === name);
    if (rows.length !== 1) faults.push(`${name} is there ${rows.length} times`);
    else if (String(rows[0]!['id']) !== mediaId) faults.push(`${name} is not what its sender was told`);
    else if (rows[0]!['state'] !== 'READY' && rows[0]!['failure'] !== 'DUPLICATE')
      faults.push(`${name} is ${rows[0]!['state']} ${rows[0]!['failure']}`);
  }
  if (media.length !== all.length) faults.push(`${media.length} media of ${all.length} files`);
  const files = join(folder, 'files');
  for (const key of keys) if (!existsSync(join(files, key))) faults.push(`${key} is named, and not there`);
  const stems = new Set([...keys].map((key) => key.slice('media/'.length, -'.wav'.length)));
  for (const kind of ['media', 'waveforms', 'artwork', '.received', '.unfinished'])
    for (const name of namesIn(join(files, kind)))
      if (!stems.has(name.replace(/\.[a-z]+$/, ''))) faults.push(`${kind}/${name} is nobody’s`);
  const begun = new Set(rowsOf(file, 'select key from stored_upload').map((row) => String(row['key'])));
  for (const name of namesIn(join(files, '.uploads')))
    if (!begun.has(name) || statSync(join(files, '.uploads', name)).size > 0)
      faults.push(`.uploads/${name} is nobody’s`);
  return faults;
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
