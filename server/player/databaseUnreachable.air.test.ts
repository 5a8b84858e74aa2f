import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { patience } from '../../tools/testing/running/patience.ts';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { fillDatabase } from '../../tools/testing/services/testDatabase.ts';
import { TestStation } from './testing/testStation.ts';

// Uses its own database server, so that the connections of other tests are not affected.
const { startPostgres } = (await import(
  new URL('../../tools/cli/lib/programs/postgres.mjs', import.meta.url).href
)) as {
  startPostgres: () => Promise<{ url: string; stop: () => Promise<void> }>;
};
const { url, stop } = await startPostgres();
afterAll(() => stop());
const name = 'regie_gone';
await administer(`create database ${name}`);
const location = Object.assign(new URL(url), { pathname: `/${name}` }).href;
await fillDatabase({ engine: 'postgresql', location }, 'demo');

const app = await createTestApp({ env: { DATABASE_URL: location } }, afterAll);
const usual = 400;
const station = await TestStation.make(app, [usual]);
const patient = { timeout: 60_000 * patience, interval: 100 };
await station.start();
afterAll(() => station.stop());

/** Runs a statement as the administrator of the database. */
async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

test('an unreachable database leaves the air unchanged, and the log complete afterwards', async () => {
  const listener = await station.listen();
  onTestFinished(() => listener.stop());
  onTestFailed(() => console.log(station.lines.slice(-40).join('\n'), listener.tones));
  await expect.poll(() => listener.pitches, patient).toEqual([usual]);
  const played = async () =>
    (await station.log())
      .filter(({ playedFrom }) => playedFrom !== null)
      .toSorted((a, b) => Date.parse(a.playedFrom!) - Date.parse(b.playedFrom!));
  await expect.poll(async () => (await played()).length, patient).toBeGreaterThan(0);

  await administer(`alter database ${name} with allow_connections false`);
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const disconnectedAt = Date.now();
  expect((await app.server.inject('/readyz')).statusCode).toBe(503);
  await pause(13_000);
  await expect.poll(() => station.failedCallsSince(disconnectedAt), patient).toBeGreaterThan(0);
  await administer(`alter database ${name} with allow_connections true`);
  const backAt = Date.now();
  await expect.poll(async () => (await app.server.inject('/readyz')).statusCode, patient).toBe(200);
  console.log(`from the database to the back office: ${Date.now() - backAt} ms`);
  await expect
    .poll(async () => Date.parse((await played().catch(() => [])).at(-1)?.playedFrom ?? iso(0)), patient)
    .toBeGreaterThan(backAt);
  console.log(`from the database to a log that is up to date: ${Date.now() - backAt} ms`);

  expect(listener.pitches).toEqual([usual]);
  expect(listener.longestSilenceSince(usual)).toBeLessThan(500 * patience);
  const log = await played();
  onTestFailed(() => console.log(log));
  const meanwhile = log.filter(({ playedFrom }) => {
    const at = Date.parse(playedFrom!);
    return at > disconnectedAt && at < backAt;
  });
  // Two or more tones of six seconds fit into the thirteen. Each is logged once, and begins when the previous one ends.
  expect(meanwhile.length).toBeGreaterThanOrEqual(2);
  expect(new Set(log.map(({ playedFrom }) => playedFrom)).size).toBe(log.length);
  for (const [index, item] of log.slice(1).entries()) expect(item.playedFrom).toBe(log[index]!.playedUntil);
});

const iso = (moment: number) => new Date(moment).toISOString();
