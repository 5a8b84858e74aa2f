import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong } from '../../library/testing/library.ts';
import { listening } from '../../library/testing/sending.ts';
import { firstOf } from '../../scheduling/testing/subscription.ts';
import { logOf, openPlayer } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const url = (await listening(app)).replace('http', 'ws');
const document = 'subscription { nowPlayingChanged { isOnAir songName nameId } }';

const firstChange = (accessToken: string, radio: string, again: () => unknown) =>
  firstOf(url, { accessToken, radio, again }, document);

let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  player = await openPlayer(app, admin);
});

describe('the subscription to the current item', () => {
  test('may read it', async () => {
    const change = await firstChange(await app.tokenOf('client@demo.com'), '1', () => undefined);
    expect(JSON.stringify(change)).toContain('FORBIDDEN');
  });

  test('is published as soon as the player reports a change, for its own radio alone', async () => {
    const foreign = await openPlayer(app, admin, { 'x-radio': '2' });
    const there = logOf(app, admin, { 'x-radio': '2' });
    const ofOther = (await there.playNext(await makeSong(app, 2, { title: 'Theirs' }))).data.playNext.id;
    const song = await makeSong(app, 1, { title: 'Followed' });
    const { id } = (await logOf(app, admin).playNext(song)).data.playNext;
    await player.plan();
    const change = await firstChange(admin, '1', async () => {
      await foreign.report(['began', ofOther, Date.now()]);
      await player.report(['began', id, Date.now()]);
    });
    expect(change).toEqual({ isOnAir: true, songName: 'Followed', nameId: id });
  });

  test('costs no more for many than for one', { tags: ['slow'] }, async () => {
    const song = await makeSong(app, 1, { title: 'For all' });
    const rows = vi.spyOn(app.shared.database, 'rows');
    const subscribed = vi.spyOn(app.shared.services.events, 'subscribe');
    const followers = 3;
    let changes = 0;
    // Changes the air once all subscriptions exist.
    const change = async () => {
      if (subscribed.mock.calls.filter(([topic]) => topic === 'airChanged').length < followers) return;
      changes += 1;
      await logOf(app, admin).playNext(song);
    };
    const follow = (again: () => unknown) =>
      firstOf(url, { accessToken: admin, radio: '1', again }, document);
    const wait = () => undefined;
    await Promise.all([follow(change), follow(wait), follow(wait)]);
    const made = rows.mock.calls.filter(([sql]) => /select "name", "logo" from "radio"/.test(sql));
    rows.mockRestore();
    subscribed.mockRestore();
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThanOrEqual(changes);
  });
});
