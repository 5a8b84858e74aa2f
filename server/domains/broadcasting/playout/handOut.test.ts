import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeJingle, publishMediumChange } from '../../library/testing/library.ts';
import { calendarOf } from '../../scheduling/testing/calendar.ts';
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

const admin = () => app.tokenOf('admin@demo.com');
const log = async () => logOf(app, await admin());
const clock = (moment: string) => moment.slice(11, 19);
const linesOf = (items: Json[]) =>
  items.map(({ title, at, until }) => `${clock(at)}-${clock(until)} ${title}`);
const write = (sql: string, values: unknown[] = []) =>
  app.shared.database.transaction(async (transaction) => transaction.run(sql, values as never));
/** Plans a slot with a playlist of new songs of these names. The slot starts exactly at the given moment. */
const planSongs = async (at: number, length: number, names: readonly string[], minutes = 5) => {
  const media = await makeTitled(app, names, minutes);
  const playlistId = String(await makeListOf(app, media));
  return { slot: await planSlot(app, await admin(), at, length, { playlistId, title: names[0] }), media };
};
describe('the plan of the player', () => {
  test('is the default playlist where nothing is planned, one after the other, for 45 minutes', async () => {
    const now = newDay();
    const { items } = await player.plan();
    expect(items[0].at).toBe(new Date(now).toISOString());
    items.slice(1).forEach((item, index) => expect(item.at).toBe(items[index]!.until));
    expect(Date.parse(items.at(-1)!.until)).toBeGreaterThanOrEqual(now + 45 * minute);
    expect(items.every(({ source, isHard }) => source === 'DEFAULT' && !isHard)).toBe(true);
    expect(items[0]).toMatchObject({
      media: expect.any(Number),
      checksum: expect.stringMatching(/^.{32,}$/),
      cues: { cueIn: 0, cueOut: 4 * minute, fadeIn: 0, fadeOut: 0 },
    });
  });

  test('is the same when it is requested again, with one row for each item', async () => {
    newDay();
    const before = await player.plan();
    const rows = (await (await log()).items()).data.airItems.totalItems;
    expect(await player.plan()).toEqual(before);
    expect((await (await log()).items()).data.airItems.totalItems).toBe(rows);
    vi.setSystemTime(Date.now() + 30_000);
    const after = await player.plan(Date.parse(before.items[0].until));
    const stayed = before.items.slice(1);
    expect(after.items.slice(0, stayed.length).map(({ id }) => id)).toEqual(stayed.map(({ id }) => id));
  });

  test('is the same for two concurrent requests', async () => {
    newDay();
    const [first, ...furtherPlans] = await Promise.all([1, 2, 3, 4].map(() => player.plan()));
    expect(first!.items.length).toBeGreaterThan(5);
    for (const plan of furtherPlans) expect(plan).toEqual(first);
  });

  test('writes no audit entry, since the audit is about people', async () => {
    newDay();
    const count = () => app.orm.em.fork().count(AuditEntry);
    const before = await count();
    await player.plan();
    expect(await count()).toBe(before);
  });

  test('has planned items on their second', async () => {
    const now = newDay();
    await planSongs(now + 10 * minute, 20 * minute, ['Planned A', 'Planned B', 'Planned C', 'Planned D']);
    const { items } = await player.plan();
    const first = items.find(({ title }) => title.startsWith('Planned'))!;
    expect([clock(first.at), first.isHard, first.source]).toEqual(['10:10:00', true, 'PLAN']);
    const before = items[items.indexOf(first) - 1]!;
    expect(before.until).toBe(first.at);
    const { slot, isHard } = await (await log()).item(first.id);
    expect([slot.id, isHard]).toEqual([expect.any(String), true]);
  });

  test('begins items on their second, whatever plays then and however long', async () => {
    const now = newDay();
    await planSongs(now + 10 * minute, 20 * minute, ['On the second']);
    const late = await player.plan(now + 25 * minute);
    expect(linesOf(late.items)[0]).toMatch(/^10:10:00-\S+ On the second$/);
    expect(late.items[0].isHard).toBe(true);
  });

  test('has inserted items first, but never over an item on the second', async () => {
    const now = newDay();
    await planSongs(now + 10 * minute, 20 * minute, ['On the second']);
    const [long, short] = [
      (await makeTitled(app, ['Put in long'], 8))[0]!,
      (await makeTitled(app, ['Put in short'], 1))[0]!,
    ];
    const people = await log();
    await people.playNext(short);
    await people.playNext(long);
    const [first, second, third] = linesOf((await player.plan()).items);
    expect([first, second]).toEqual(['10:00:00-10:01:00 Put in short', '10:01:00-10:09:00 Put in long']);
    expect(third).toMatch(/^10:09:00-10:10:00/);
    // The current item ends exactly when the hard-start item begins: the inserted item plays after that one.
    const { items } = await player.plan(now + 10 * minute);
    expect(items[0]).toMatchObject({ title: 'On the second', isHard: true });
    expect(items.map(({ title }) => title)).toContain('Put in long');
  });

  test('excludes skipped items', async () => {
    newDay();
    const { items } = await player.plan();
    const people = await log();
    await people.skip(items[1].id);
    const after = (await player.plan()).items;
    expect(after.map(({ id }) => id)).not.toContain(items[1].id);
    expect((await people.item(items[1].id)).state).toBe('SKIPPED');
  });

  test('names the current item that has to end', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await player.report(['began', items[0].id, now]);
    expect((await player.plan()).ending).toEqual([]);
    await (await log()).skip(items[0].id);
    expect((await player.plan()).ending).toEqual([items[0].id]);
    await player.report(['skipped', items[0].id, now + 1000]);
    expect((await player.plan()).ending).toEqual([]);
  });

  test('excludes items that were on the air or could not be played', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await player.report(
      ['failed', items[0].id, now, { problem: 'No such file' }],
      ['began', items[1].id, now],
    );
    const ids = (await player.plan(now + 4 * minute)).items.map(({ id }) => id);
    expect(ids).not.toContain(items[0].id);
    expect(ids).not.toContain(items[1].id);
  });

  test('excludes items that are no longer planned, and removes them from the log when they are far off', async () => {
    const now = newDay();
    const { slot } = await planSongs(now + 20 * minute, 20 * minute, ['Dropped']);
    expect((await player.plan()).items.map(({ title }) => title)).toContain('Dropped');
    const rows = (await (await log()).items({ title: { eq: 'Dropped' } })).data.airItems;
    expect(rows.totalItems).toBeGreaterThan(0);
    await calendarOf(app, await admin()).remove(slot);
    expect((await player.plan()).items.map(({ title }) => title)).not.toContain('Dropped');
    expect((await (await log()).items({ title: { eq: 'Dropped' } })).data.airItems.totalItems).toBe(0);
  });

  test('leaves an item in the log when it is dropped so late that the player may have begun it', async () => {
    const now = newDay();
    const { slot } = await planSongs(now + minute, 5 * minute, ['Soon']);
    const soon = (await player.plan()).items.find(({ title }) => title === 'Soon')!;
    await calendarOf(app, await admin()).remove(slot);
    expect((await player.plan()).items.map(({ id }) => id)).not.toContain(soon.id);
    expect((await (await log()).item(soon.id)).state).toBe('LEFT_OUT');
    await player.report(['began', soon.id, now + minute]);
    expect((await (await log()).item(soon.id)).state).toBe('ON_AIR');
  });

  test('has a dropped item again when it is planned again', async () => {
    const now = newDay();
    const { slot } = await planSongs(now + minute, 5 * minute, ['Back again']);
    const first = (await player.plan()).items.find(({ title }) => title === 'Back again')!;
    const calendar = calendarOf(app, await admin());
    await calendar.remove(slot);
    await player.plan();
    await calendar.restore(slot);
    expect((await player.plan()).items.map(({ id }) => id)).toContain(first.id);
    expect((await (await log()).item(first.id)).state).toBe('COMING');
  });

  test('is left out when its time was over before it could begin', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await player.report(['began', items[0].id, now]);
    vi.setSystemTime(now + 14 * minute);
    // The current item plays far longer than planned.
    await player.plan(now + 15 * minute);
    expect((await (await log()).item(items[1].id)).state).toBe('LEFT_OUT');
  });

  test('excludes deleted media, inserted ones too', async () => {
    newDay();
    const [deletedMedium] = await makeTitled(app, ['Gone'], 3);
    const people = await log();
    const { id } = (await people.playNext(deletedMedium!)).data.playNext;
    expect((await player.plan()).items[0].title).toBe('Gone');
    await write('update media_item set deleted_at = created_at where id = ?', [deletedMedium]);
    await publishMediumChange(app, 1, deletedMedium!);
    expect((await player.plan()).items.map(({ title }) => title)).not.toContain('Gone');
    expect((await people.item(id)).state).toBe('LEFT_OUT');
  });

  test('excludes items that were inserted hours ago, while no player requested the plan', async () => {
    const now = newDay();
    const [old] = await makeTitled(app, ['Of the morning'], 3);
    const { id } = (await (await log()).playNext(old!)).data.playNext;
    vi.setSystemTime(now + 7 * 60 * minute);
    expect((await player.plan()).items.map(({ title }) => title)).not.toContain('Of the morning');
    expect((await (await log()).item(id)).state).toBe('LEFT_OUT');
  });

  test('finds its old entries by key, such as those of a moved rundown', async () => {
    const now = newDay();
    const { items } = await player.plan();
    await write('update air_item set planned_at = ? where id = ?', [
      app.shared.reads.models.byName('AirItem').stored(new Date(now - 6000 * minute)),
      Number(items[3].id),
    ]);
    expect((await player.plan()).items.map(({ id }) => id)).toContain(items[3].id);
  });

  test('hides the titles of jingles from listeners', async () => {
    newDay();
    const jingle = await makeJingle(app, 1, { title: 'Jingle', duration: 10_000 });
    await (await log()).playNext(jingle);
    expect((await player.plan()).items[0]).toMatchObject({ title: 'Jingle', isUntitled: true });
  });

  // Must be the last test, because it leaves the radio without anything to play.
  test('is empty without an error when there is neither a plan nor a default playlist', async () => {
    newDay();
    await player.plan();
    const off = app.shared.database.engine === 'sqlite' ? 0 : 'false';
    await write('update playlist set enabled = ? where radio_id = 1', [off]);
    expect((await player.plan()).items).toEqual([]);
    expect((await player.plan()).items).toEqual([]);
  });
});
