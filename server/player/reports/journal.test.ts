import { mkdir, mkdtemp, rename, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './journal.ts';
import type { Report } from '../../protocol/station.ts';
import { RequestRefused } from '../regie.ts';

const report = (id: string): Report => ({ id, kind: 'ended', at: '2026-11-24T10:00:00.000Z' });

test('reports that are added during two concurrent sends are sent too, and none is lost', async () => {
  const journal = await Journal.open(await mkdtemp(join(tmpdir(), 'regie-journal-')));
  const sent: string[] = [];
  let isFirst = true;
  const to = async (reports: readonly Report[]) => {
    const wasFirst = isFirst;
    isFirst = false;
    const ids = reports.map(({ id }) => id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (wasFirst) await journal.add(report('second'));
    sent.push(...ids);
  };
  await journal.add(report('first'));
  await Promise.all([journal.send(to), journal.send(to)]);
  await journal.send(to);
  expect(sent).toEqual(['first', 'second']);
});

test('reports that could not be sent are sent with the next attempt', async () => {
  const journal = await Journal.open(await mkdtemp(join(tmpdir(), 'regie-journal-')));
  await journal.add(report('first'));
  await expect(journal.send(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const sent: string[] = [];
  await journal.send(async (reports) => void sent.push(...reports.map(({ id }) => id)));
  expect(sent).toEqual(['first']);
});

test('reports that cannot be written are sent all the same, and are on the disk again once there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'regie-journal-'));
  const errors: unknown[] = [];
  const journal = await Journal.open(folder, (error) => errors.push(error));
  await journal.add(report('before'));
  // A folder with the name of the file makes every write fail.
  await rename(join(folder, 'journal.ndjson'), join(folder, 'aside'));
  await mkdir(join(folder, 'journal.ndjson'));
  await journal.add(report('during'));
  expect(errors).toHaveLength(1);
  await rmdir(join(folder, 'journal.ndjson'));
  await journal.add(report('after'));
  const ids: string[] = [];
  const again = await Journal.open(folder);
  await again.send(async (reports) => void ids.push(...reports.map(({ id }) => id)));
  expect(ids).toEqual(['before', 'during', 'after']);
  const sent: string[] = [];
  await journal.send(async (reports) => void sent.push(...reports.map(({ id }) => id)));
  expect(sent).toEqual(ids);
});

test('a report that is refused is dropped, and the others are sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'regie-journal-'));
  const journal = await Journal.open(folder);
  for (let number = 0; number < 450; number++) await journal.add(report(String(number)));
  const sent: string[] = [];
  const to = async (reports: readonly Report[]) => {
    const ids = reports.map(({ id }) => id);
    if (ids.includes('7') || ids.includes('333')) throw new RequestRefused('400');
    sent.push(...ids);
  };
  const refused: string[] = [];
  await journal.send(to, ({ id }) => refused.push(id));
  expect(refused).toEqual(['7', '333']);
  expect(sent).toHaveLength(448);
  const again = await Journal.open(folder);
  await again.send(() => Promise.reject(new Error('Nothing waits any more.')));
});
