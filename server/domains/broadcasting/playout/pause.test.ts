import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeListOf } from '../../scheduling/testing/stations.ts';
import { bareRadio, makeTitled, minute, newDay, planSlot } from '../testing/plans.ts';
import { logOf, openPlayer } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
});
const as = async (role: string) => logOf(app, await app.as(role));
const planned = async (at: number) => {
  const playlistId = String(await makeListOf(app, await makeTitled(app, ['Planned A', 'Planned B'], 5)));
  await planSlot(app, await app.tokenOf('admin@demo.com'), at, 10 * minute, { playlistId, title: 'Planned' });
};

describe('pausing the plan', () => {
  test('requires the permission to change the air', async () => {
    expect((await logOf(app, null).pause(5)).code).toBe('UNAUTHENTICATED');
    expect((await (await as('support')).pause(5)).code).toBe('FORBIDDEN');
    expect((await (await as('support')).release()).code).toBe('FORBIDDEN');
  });

  test('is for two hours at the most', async () => {
    const editor = await as('editor');
    expect((await editor.pause(0)).fields).toEqual({ duration: 'min' });
    expect((await editor.pause(121)).fields).toEqual({ duration: 'max' });
  });

  test('delays the plan, items on the second included, until it is resumed', async () => {
    const now = newDay();
    await planned(now + 2 * minute);
    const first = async () => (await player.plan()).items.find(({ source }) => source === 'PLAN')!;
    const before = await first();
    expect([before.at, before.isHard]).toEqual([new Date(now + 2 * minute).toISOString(), true]);
    const editor = await as('editor');
    const { pause } = (await editor.pause(4)).data.pausePlan;
    expect(pause).toEqual({
      until: new Date(now + 4 * minute).toISOString(),
      by: expect.stringMatching(/./),
    });
    const after = await first();
    expect(after).toMatchObject({
      id: before.id,
      at: new Date(now + 4 * minute).toISOString(),
      isHard: false,
    });
    expect((await editor.release()).data.resumePlan.pause).toBeNull();
    expect(await first()).toEqual(before);
  });

  test('does not cut what plays when the second of what waits has come', async () => {
    const now = newDay();
    await planned(now + 2 * minute);
    await (await as('editor')).pause(4);
    expect((await player.plan(now + 3 * minute)).items[0].at).toBe(new Date(now + 3 * minute).toISOString());
  });

  test('wakes a player that waits for changes', async () => {
    const now = newDay();
    await planned(now + 2 * minute);
    const known = (await player.requestPlan()).json<{ mark: string }>().mark;
    const waiting = player.waitForPlan({ known });
    await (await as('editor')).pause(4);
    const { items } = (await waiting).json<{ items: Array<{ source: string; at: string }> }>();
    const first = items.find(({ source }) => source === 'PLAN')!;
    expect(first.at).toBe(new Date(now + 4 * minute).toISOString());
  });

  test('lets inserted items play', async () => {
    newDay();
    const editor = await as('editor');
    await editor.pause(4);
    const [song] = await makeTitled(app, ['Put in'], 1);
    await editor.playNext(song!);
    expect((await player.plan()).items[0].title).toBe('Put in');
  });

  test('is over by itself', async () => {
    const now = newDay();
    const editor = await as('editor');
    await editor.pause(4);
    const pause = async () =>
      (await editor.execute('{ nowPlaying { pause { by } } }')).data.nowPlaying.pause !== null;
    expect(await pause()).toBe(true);
    vi.setSystemTime(now + 4 * minute);
    expect(await pause()).toBe(false);
  });

  test('leaves out items whose time is over when the plan resumes', async () => {
    const now = newDay();
    await planned(now + 2 * minute);
    await (await as('editor')).pause(15);
    const titles = (await player.plan()).items.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Planned'))).toEqual([]);
  });
});
