import { expect, it } from 'vitest';
import { groupsOf, totalsOf } from './uploadGroups';
import type { Upload, UploadPhase } from '../uploadTypes';

const upload = (key: string, phase: UploadPhase, more: Partial<Upload> = {}): Upload => ({
  key,
  kind: 'SONG',
  name: key,
  size: 100,
  sent: 0,
  radio: { id: '1', name: '' },
  phase,
  ...more,
});

it('counts by bytes, and of what has failed nothing', () => {
  const totals = totalsOf([
    upload('a', 'ready'),
    upload('b', 'sending', { sent: 50, speed: 10 }),
    upload('c', 'paused', { sent: 25 }),
    upload('d', 'analysing'),
    upload('e', 'stopped', { sent: 99 }),
  ]);
  expect(totals).toEqual({
    underWay: 2,
    paused: 1,
    analysing: 1,
    ready: 1,
    failed: 1,
    all: 5,
    share: 275 / 400,
    rest: 125,
    speed: 10,
  });
  expect(totalsOf([]).share).toBe(1);
});

it('puts what needs somebody first, and what waits after what moves', () => {
  const groups = groupsOf([
    upload('waits', 'waiting'),
    upload('done', 'ready'),
    upload('moves', 'retrying'),
    upload('stands', 'paused'),
    upload('failed', 'failed'),
    upload('stopped', 'stopped'),
  ]);
  expect(Object.entries(groups).map(([name, list]) => [name, ...list.map(({ key }) => key)])).toEqual([
    ['failed', 'failed', 'stopped'],
    ['underWay', 'moves', 'stands'],
    ['waiting', 'waits'],
    ['done', 'done'],
  ]);
});
