import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeArtiste, makeJingle, makeSong } from '../../library/testing/library.ts';
import { bareRadio, minute, newDay } from '../testing/plans.ts';
import { logOf, openPlayer } from '../testing/stations.ts';
import { streamsOfTest } from '../testing/streams.ts';

const app = await createTestApp({}, afterAll);
let player: Awaited<ReturnType<typeof openPlayer>>;
let name: string;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
  const streams = streamsOfTest(app, admin);
  const { id } = await streams.addServer({
    host: 'streams.example',
    sourcePassword: 'zq-source',
    adminPassword: 'zq-admin',
  });
  await streams.addMount(id, { name: 'High', path: '/live.mp3', bitrate: 192 });
  await streams.addMount(id, { name: 'House', path: '/house.mp3', isPublic: false });
  name = (await app.graphql('{ radio(id: 1) { name } }', {}, admin)).data.radio.name;
});
const log = async () => logOf(app, await app.as('support'));
const editor = async () => logOf(app, await app.as('editor'));
const playing = async () => (await (await log()).nowPlaying()).data.nowPlaying;
const document = (radio = 'horizon', headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/public/${radio}/now-playing.json`, headers });

/** Inserts an item and reports that it is on the air from this moment. */
async function putOnAir(media: number, now: number): Promise<string> {
  const { id } = (await (await editor()).playNext(media)).data.playNext;
  await player.plan();
  await player.report(['began', id, now]);
  return id;
}

describe('the current item', () => {
  test('is closed to signed-out users and to clients', async () => {
    expect((await logOf(app, null).nowPlaying()).code).toBe('UNAUTHENTICATED');
    expect((await logOf(app, await app.tokenOf('client@demo.com')).nowPlaying()).code).toBe('FORBIDDEN');
  });

  test('is the planned item while no player reports', async () => {
    const now = newDay();
    const current = await playing();
    expect(current).toMatchObject({
      isOnAir: false,
      isLive: false,
      isWebRtc: false,
      hasVideo: false,
      nameId: null,
      currentSong: { id: null, title: expect.stringMatching(/^Default /) },
      next: { id: null, title: expect.stringMatching(/^Default /) },
    });
    expect(Date.parse(current.currentSong.startsAt)).toBeLessThanOrEqual(now);
    expect(current.songName).toBe(current.currentSong.title);
  });

  test('is the item that the player reports, from its reported start', async () => {
    const now = newDay();
    const artiste = await makeArtiste(app, 1, { name: 'Ada' });
    const song = await makeSong(app, 1, { title: 'Heard', credit: 'Ada', artistes: [artiste] });
    const id = await putOnAir(song, now + 500);
    expect(await playing()).toMatchObject({
      isOnAir: true,
      nameId: id,
      songName: 'Heard',
      itemData: 'Ada',
      currentSong: {
        id,
        title: 'Heard',
        credit: 'Ada',
        startsAt: new Date(now + 500).toISOString(),
        endsAt: new Date(now + 500 + 3 * minute).toISOString(),
      },
      next: { id: expect.any(String) },
    });
  });

  test('is followed by inserted items, before planned ones', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await player.report(['began', items[0].id, now]);
    expect((await playing()).next.id).toBe(items[1].id);
    vi.setSystemTime(now + 1000);
    const first = (await (await editor()).playNext(await makeSong(app, 1, { title: 'First' }))).data.playNext;
    vi.setSystemTime(now + 2000);
    await (await editor()).playNext(await makeSong(app, 1, { title: 'Second' }));
    expect((await playing()).next).toEqual({ id: first.id, title: 'First' });
  });

  test('is followed by an inserted item from its expected end, and not from the time of insertion', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await player.report(['began', items[0].id, now]);
    vi.setSystemTime(now + 1000);
    await (await editor()).playNext(await makeSong(app, 1, { title: 'Inserted' }));
    const document = '{ nowPlaying { currentSong { endsAt } next { title startsAt endsAt } } }';
    const { currentSong, next } = (await app.graphql(document, {}, await app.as('support'))).data.nowPlaying;
    expect(next).toEqual({
      title: 'Inserted',
      startsAt: currentSong.endsAt,
      endsAt: new Date(Date.parse(currentSong.endsAt) + 3 * minute).toISOString(),
    });
  });

  test('has the name of the radio as its title for a jingle', async () => {
    const now = newDay();
    await putOnAir(await makeJingle(app, 1, { title: 'Hidden jingle', credit: 'Nobody' }), now);
    const current = await playing();
    expect(current.currentSong).toMatchObject({ title: name, credit: '', album: '', artwork: '' });
    expect([current.songName, current.itemData]).toEqual([name, '']);
  });

  test('is the planned item again after two minutes without a report', async () => {
    const now = newDay();
    await putOnAir(await makeSong(app, 1), now);
    expect((await playing()).isOnAir).toBe(true);
    vi.setSystemTime(now + 3 * minute);
    expect((await playing()).isOnAir).toBe(false);
  });

  test('is on the air between two items, and off the air when no item follows within ten seconds', async () => {
    const now = newDay();
    const id = await putOnAir(await makeSong(app, 1), now);
    await player.report(['ended', id, now + minute]);
    vi.setSystemTime(now + minute + 9_000);
    expect((await playing()).isOnAir).toBe(true);
    vi.setSystemTime(now + minute + 11_000);
    expect((await playing()).isOnAir).toBe(false);
  });

  test('has no end where that is unknown, as of an emergency', async () => {
    const now = newDay();
    await player.plan();
    await player.report(['emergency', undefined, now, { title: 'Emergency' }]);
    vi.setSystemTime(now + 2000);
    expect((await playing()).currentSong).toMatchObject({ title: 'Emergency', endsAt: null });
    const shown = (await document()).json().now;
    expect(shown).toMatchObject({ title: 'Emergency', endsAt: null, duration: null });
    expect(shown.startsAt).toBe(new Date(now).toISOString());
  });

  test('lists the addresses to listen at, without internal mount points', async () => {
    newDay();
    const { listen, downloadUrl } = await playing();
    const url = 'http://streams.example:8000/live.mp3';
    expect(downloadUrl).toBe(url);
    expect(listen).toEqual([{ name: 'High', url, format: 'MP3', bitrate: 192 }]);
  });
});

describe('the public document of the current item', () => {
  test('is not there for a radio that is not', async () => {
    newDay();
    for (const slug of ['nowhere', 'x'.repeat(90), '%00', "'"]) {
      const answer = await document(slug);
      expect([slug, answer.statusCode]).toEqual([slug, 404]);
    }
  });

  test('is in one shape, with nothing that is not for listeners', async () => {
    const now = newDay();
    const song = await makeSong(app, 1, { title: 'Open', credit: 'Ada' });
    await putOnAir(song, now);
    const answer = await document();
    expect(answer.json()).toEqual({
      radio: { name, slug: 'horizon' },
      isOnAir: true,
      notBroadcasting: null,
      isLive: false,
      now: {
        title: 'Open',
        credit: 'Ada',
        album: '',
        artwork: '',
        startsAt: new Date(now).toISOString(),
        endsAt: new Date(now + 3 * minute).toISOString(),
        duration: 3 * minute,
      },
      next: expect.objectContaining({ title: expect.any(String) }),
      listen: [{ name: 'High', url: 'http://streams.example:8000/live.mp3', format: 'MP3', bitrate: 192 }],
      listeners: null,
      programme: null,
    });
    expect(answer.body).not.toMatch(/zq-|house|station_/);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=5',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('is computed once a second, and not sent again to clients that have it', async () => {
    const now = newDay();
    await putOnAir(await makeSong(app, 1, { title: 'Before' }), now);
    const first = await document();
    const revalidated = await document('horizon', { 'if-none-match': String(first.headers['etag']) });
    expect([revalidated.statusCode, revalidated.body]).toEqual([304, '']);
    await putOnAir(await makeSong(app, 1, { title: 'After' }), now + 200);
    expect((await document()).json().now.title).toBe('Before');
    vi.setSystemTime(now + 1500);
    expect((await document()).json().now.title).toBe('After');
  });
});
