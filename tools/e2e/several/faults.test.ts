// Killed processes and lost connections under load: no acknowledged write is lost, and jobs continue.
// @module-tag feature/library
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { wavOf } from '../../../server/domains/library/sample/encode.ts';
import { patience } from '../../testing/running/patience.ts';
import { callerOf, startServer, tokenOf, type ServerProcess } from '../support/product/serverProcess.ts';
import { copySample, startProxy } from '../support/product/severalProcesses.ts';

const writers = 8;
const files = 12;
const takenOverWithin = 60_000;

interface Loaded {
  processes: ServerProcess[];
  /** Database connection of the test itself. */
  rows: pg.Client;
  /** Returns the number of acknowledged records. */
  made: () => number;
}

/**
 * Triggers a fault while two processes behind a proxy receive writes and uploads. Afterwards, all acknowledged records must exist, and
 * all uploaded files must be analysed soon.
 */
async function underLoad(happens: (loaded: Loaded) => Promise<void>): Promise<void> {
  const several = inject('several')!;
  const database = await copySample(several);
  onTestFinished(database.drop);
  const dataFolder = await mkdtemp(join(tmpdir(), 'regie-killed-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  await cp(inject('sampleFolder'), dataFolder, { recursive: true });
  const env = {
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    REDIS_URL: several.redisUrl,
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '0',
  };
  const processes = await Promise.all([startServer(env), startServer(env)]);
  const proxy = await startProxy(processes.map(({ url }) => url));
  onTestFinished(proxy.stop);
  const rows = new pg.Client({ connectionString: database.url, application_name: 'test' });
  await rows.connect();
  onTestFinished(() => rows.end());
  const call = callerOf(proxy.url, await tokenOf(proxy.url));

  const made: string[] = [];
  const over = new AbortController();
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const name = `Tag ${writer} ${turn}`;
      const data = await call('mutation ($name: String!) { createMediaTag(input: { name: $name }) { id } }', {
        name,
      });
      if (data?.['createMediaTag']) made.push(name);
    }
  });
  const sending = Array.from({ length: files }, (_, index) =>
    send(proxy.url, call.token, `killed ${index}.wav`),
  );
  const lockedJobCount = async () =>
    Number(
      (await rows.query("select count(*) from job where holder is not null and kind = 'multimedia.analyse'"))
        .rows[0].count,
    );
  await expect.poll(() => made.length, { timeout: 30_000 * patience }).toBeGreaterThan(20);
  await expect.poll(lockedJobCount, { timeout: 60_000 * patience, interval: 20 }).toBeGreaterThan(2);
  const madeBefore = made.length;
  await happens({ processes, rows, made: () => made.length });
  const happenedAt = performance.now();
  // Effects of the fault show within seconds.
  await pause(3000 * patience);
  over.abort();
  await Promise.all(writing);
  const mediaIds = await Promise.all(sending);
  expect(made.length).toBeGreaterThan(madeBefore);

  const { rows: stored } = await rows.query<{ name: string }>(
    "select name from media_tag where name like 'Tag %'",
  );
  const names = stored.map(({ name }) => name);
  expect(made.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);

  const underWay = async () => {
    const sql = "select count(*) from media_item where id = any($1) and state not in ('READY', 'FAILED')";
    return Number((await rows.query(sql, [mediaIds])).rows[0].count);
  };
  await expect.poll(underWay, { timeout: takenOverWithin * patience, interval: 250 }).toBe(0);
  const seconds = Math.round((performance.now() - happenedAt) / 1000);
  const { rows: states } = await rows.query(
    'select state, count(*) from media_item where id = any($1) group by 1',
    [mediaIds],
  );
  expect(states).toEqual([{ state: 'READY', count: String(files) }]);
  expect(Number((await rows.query('select count(*) from failed_job')).rows[0].count)).toBe(0);
  console.log(
    `${made.length} records acknowledged, ${names.length} stored, none lost; ${files} files looked into ${seconds} s after it`,
  );
}

test('a process that is killed under load loses no acknowledged write, and its jobs continue', async () => {
  await underLoad(async ({ processes: [killed, survivor] }) => {
    killed!.process.kill('SIGKILL');
    await once(killed!.process, 'exit');
    expect(survivor!.process.exitCode).toBeNull();
  });
});

test('a PostgreSQL that closes all connections under load, again and again, loses no acknowledged write', async () => {
  await underLoad(async ({ processes, rows, made }) => {
    for (let time = 0; time < 3; time++) {
      // Like a restart of the database: all connections end in the middle of their work.
      await rows.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'test'",
      );
      const before = made();
      await expect.poll(made, { timeout: 30_000 * patience }).toBeGreaterThan(before + 10);
    }
    expect(processes.map(({ process }) => process.exitCode)).toEqual([null, null]);
  });
});

/** Uploads a file in chunks to whichever process answers, and resumes after each fault. */
async function send(url: string, token: string, name: string): Promise<number> {
  const content = wavOf(Float32Array.from({ length: 220_500 }, () => Math.random() * 0.4 - 0.2));
  const headers = { authorization: `Bearer ${token}`, 'x-radio': '1', 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from(name).toString('base64')},kind ${Buffer.from('SONG').toString('base64')}`;
  let address: string | undefined;
  for (;;) {
    try {
      if (!address) {
        const begun = await fetch(`${url}/uploads/media`, {
          method: 'POST',
          headers: { ...headers, 'upload-length': String(content.length), 'upload-metadata': metadata },
        });
        if (begun.status !== 201) throw new Error(String(begun.status));
        address = new URL(begun.headers.get('location')!, url).href;
      }
      const requests = await fetch(address, { method: 'HEAD', headers });
      const known = requests.headers.get('x-media-id');
      if (known) return Number(known);
      const offset = Number(requests.headers.get('upload-offset'));
      await fetch(address, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(content.subarray(offset, offset + 150_000)),
      });
    } catch {
      await pause(100);
    }
  }
}
