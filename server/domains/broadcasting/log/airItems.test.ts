import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { countStatements } from '../../../../tools/testing/running/statements.ts';
import { makeJingle, makePublicity, makeSong } from '../../library/testing/library.ts';
import { bareRadio, minute, newDay } from '../testing/plans.ts';
import { logOf, openPlayer } from '../testing/stations.ts';

const app = await createTestApp({}, afterAll);
const lagune = { 'x-radio': '2' };
let player: Awaited<ReturnType<typeof openPlayer>>;
beforeAll(async () => {
  const admin = await app.tokenOf('admin@demo.com');
  await bareRadio(app, admin);
  player = await openPlayer(app, admin);
});
const as = async (role: string) => logOf(app, await app.as(role));
const nameOf = async (token: string) =>
  (await app.graphql('{ viewer { fullName } }', {}, token)).data.viewer.fullName as string;

describe('inserting an item', () => {
  test('requires the permission', async () => {
    newDay();
    const song = await makeSong(app, 1);
    expect((await logOf(app, null).playNext(song)).code).toBe('UNAUTHENTICATED');
    expect((await (await as('support')).playNext(song)).code).toBe('FORBIDDEN');
    await addRole(
      app,
      'putter',
      'create AirItem',
      'read AirItem',
      'read MediaItem',
      'read Song',
      'read Slot',
    );
    expect((await (await as('putter')).playNext(song)).errors).toEqual([]);
  });

  test('is something of the library of this radio that can be played', async () => {
    newDay();
    const editor = await as('editor');
    const foreign = await makeSong(app, 2);
    const broken = await makeSong(app, 1, { state: 'FAILED' });
    const deleted = await makeSong(app, 1, { deletedAt: new Date() });
    const empty = await makeSong(app, 1, { duration: 0 });
    const unmeasured = await makeSong(app, 1, { duration: null });
    for (const [media, problem] of [
      ['x', 'unknown'],
      ['999999', 'unknown'],
      [foreign, 'unknown'],
      [deleted, 'unknown'],
      [broken, 'notReady'],
      [empty, 'notReady'],
      [unmeasured, 'notReady'],
    ] as const)
      expect([media, (await editor.playNext(media)).fields]).toEqual([media, { mediaId: problem }]);
  });

  test('is no advert outside of its days', async () => {
    newDay();
    const editor = await as('editor');
    const days = (validFrom: string, validTo: string) => makePublicity(app, 1, { validFrom, validTo });
    const expired = await days('2020-01-01', '2020-12-31');
    expect((await editor.playNext(expired)).fields).toEqual({ mediaId: 'outOfDays' });
    expect((await editor.playNext(await days('2020-01-01', '2040-12-31'))).errors).toEqual([]);
  });

  test('is in the log, with who put it in', async () => {
    const now = newDay();
    const token = await app.as('editor');
    const song = await makeSong(app, 1, { title: 'Wanted', credit: 'Ada', isrc: 'FRZ039800212' });
    const { playNext } = (await logOf(app, token).playNext(song)).data;
    const name = await nameOf(token);
    expect(playNext).toMatchObject({
      state: 'COMING',
      source: 'INSERTED',
      title: 'Wanted',
      credit: 'Ada',
      isrc: 'FRZ039800212',
      isUntitled: false,
      by: name,
      media: { id: String(song) },
      why: { rule: 'HAND', by: name },
      plannedAt: new Date(now).toISOString(),
      plannedUntil: new Date(now + 3 * minute).toISOString(),
    });
    const audit = await app.graphql(
      '{ auditEntries(perPage: 1, filter: { subject: { eq: "AirItem" } }, sort: [{ id: DESC }]) { items { subject subjectId } } }',
      {},
      await app.tokenOf('admin@demo.com'),
    );
    expect(audit.data.auditEntries.items[0]).toMatchObject({ subject: 'AirItem', subjectId: playNext.id });
  });

  test('follows something else that is to come, of this radio', async () => {
    newDay();
    const editor = await as('editor');
    const song = await makeSong(app, 1, { title: 'After the second' });
    const there = logOf(app, await app.tokenOf('admin@demo.com'), lagune);
    const foreign = (await there.playNext(await makeSong(app, 2))).data.playNext.id;
    for (const after of ['x', '999999', foreign])
      expect((await editor.playNext(song, after)).fields).toEqual({ afterId: 'unknown' });
    const before = (await player.plan()).items;
    const { id } = (await editor.playNext(song, before[1].id)).data.playNext;
    const after = (await player.plan()).items;
    expect(after.slice(0, 3).map((item) => item.id)).toEqual([before[0].id, before[1].id, id]);
    // The item does not wait for its predecessor, which was skipped.
    await editor.skip(before[1].id);
    expect((await player.plan()).items[0].id).toBe(id);
  });

  test('may be put in twice at the same moment', async () => {
    newDay();
    const editor = await as('editor');
    const jingle = await makeJingle(app, 1);
    const answers = await Promise.all([editor.playNext(jingle), editor.playNext(jingle)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers[0]!.data.playNext).toMatchObject({ isUntitled: true });
  });
});

describe('ending an item', () => {
  test('requires the permission', async () => {
    newDay();
    const [first] = (await player.plan()).items;
    expect((await logOf(app, null).skip(first.id)).code).toBe('UNAUTHENTICATED');
    expect((await (await as('support')).skip(first.id)).code).toBe('FORBIDDEN');
  });

  test('is not found for unknown items, and for items of another radio', async () => {
    newDay();
    const [first] = (await player.plan()).items;
    const editor = await as('editor');
    for (const id of ['999999', 'x']) expect((await editor.skip(id)).code).toBe('NOT_FOUND');
    const there = logOf(app, await app.tokenOf('admin@demo.com'), lagune);
    expect((await there.skip(first.id)).code).toBe('NOT_FOUND');
    expect((await editor.item(first.id)).state).toBe('COMING');
  });

  test('ends the item once the player reports so, and logs the person', async () => {
    const now = newDay();
    const [first] = (await player.plan()).items;
    await player.report(['began', first.id, now]);
    const token = await app.as('editor');
    const { skipAirItem } = (await logOf(app, token).skip(first.id)).data;
    const by = await nameOf(token);
    expect(skipAirItem).toMatchObject({ state: 'ON_AIR', isEnding: true, by });
    await player.report(['skipped', first.id, now + minute]);
    expect(await logOf(app, token).item(first.id)).toMatchObject({
      state: 'SKIPPED',
      isEnding: false,
      playedFor: minute,
      by,
    });
  });

  test('skips an item that is still to come, and leaves a past one unchanged', async () => {
    const now = newDay();
    const [first, second] = (await player.plan()).items;
    const editor = await as('editor');
    expect((await editor.skip(second.id)).data.skipAirItem).toMatchObject({
      state: 'SKIPPED',
      playedFrom: null,
      by: expect.stringMatching(/./),
    });
    await player.report(['began', first.id, now], ['ended', first.id, now + minute]);
    expect((await editor.skip(first.id)).data.skipAirItem).toMatchObject({ state: 'PLAYED', by: '' });
  });
});

describe('the as-run log', () => {
  test('is closed to people who are signed out and to clients, and open to staff', async () => {
    newDay();
    expect((await logOf(app, null).items()).code).toBe('UNAUTHENTICATED');
    expect((await logOf(app, await app.tokenOf('client@demo.com')).items()).code).toBe('FORBIDDEN');
    expect((await (await as('support')).items()).errors).toEqual([]);
  });

  test('names items that were deleted from the library', async () => {
    const now = newDay();
    const song = await makeSong(app, 1, { title: 'Remembered' });
    const editor = await as('editor');
    const { id } = (await editor.playNext(song)).data.playNext;
    await player.report(['began', id, now], ['ended', id, now + minute]);
    await app.shared.database.transaction(async (transaction) =>
      transaction.run('delete from media_item where id = ?', [song]),
    );
    expect(await editor.item(id)).toMatchObject({ title: 'Remembered', media: null, playedFor: minute });
  });

  test('reads the refused items of all its entries at once', async () => {
    const editor = await as('editor');
    const refused = await makeSong(app, 1, { title: 'Too soon' });
    for (let index = 0; index < 4; index++) await editor.playNext(await makeSong(app, 1));
    const { database } = app.shared;
    const [first] = await database.rows('select reason from air_item', []);
    const reason = first![0];
    const stored = typeof reason === 'string' ? JSON.parse(reason) : reason;
    const because = { ...stored, refused: [{ media: refused, rule: 'SAME_TITLE', playedUntil: null }] };
    await database.transaction(async (transaction) =>
      transaction.run('update air_item set reason = ?', [JSON.stringify(because)]),
    );
    const readItems = (perPage: number) =>
      editor.execute(
        'query ($perPage: Int!) { airItems(perPage: $perPage) { items { why { refused { media { title } } } } } }',
        { perPage },
      );
    await readItems(4);
    const statementsOf = countStatements(database);
    const single = await statementsOf(() => readItems(1));
    expect(single.answer.data.airItems.items[0].why.refused[0].media.title).toBe('Too soon');
    expect(single.texts.length).toBeGreaterThan(2);
    const four = await statementsOf(() => readItems(4));
    expect(four.answer.data.airItems.items).toHaveLength(4);
    expect(four.texts).toHaveLength(single.texts.length);
  });
});
