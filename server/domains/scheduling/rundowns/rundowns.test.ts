import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeJingle, makePlaylist, makePublicity, makeSong } from '../../library/testing/library.ts';
import { addEmission, calendarOf, dayAfter, hour } from '../testing/calendar.ts';
import { firstOf } from '../testing/subscription.ts';
import { listening } from '../../library/testing/sending.ts';
import { makePresenter } from '../testing/plans.ts';
import { rundownsOf } from '../testing/rundowns.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const reader = await app.as('support');
const calendar = calendarOf(app, admin);
const rundowns = rundownsOf(app, admin);
const emission = await addEmission(app, admin, 'Morning');

/** Each test plans on a day of its own. */
let days = 0;
async function planned(more: object = {}) {
  const date = dayAfter(days++);
  const { data, errors } = await calendar.create({
    category: 'LIVE',
    emissionId: emission,
    startDate: date,
    startTime: '07:00',
    duration: hour,
    ...more,
  });
  expect(errors).toEqual([]);
  return [data.createSlot.id as string, date] as const;
}

const minute = 60_000;
const song = await makeSong(app, 1, { title: 'First', duration: 3 * minute });
const second = await makeSong(app, 1, { title: 'Second', duration: 4 * minute });
const talk = { kind: 'TALK', title: 'Hello', duration: 2 * minute };
const songItem = { kind: 'MEDIA', mediaId: String(song) };

describe('a rundown', () => {
  test('is closed to signed-out users, and read by planners and readers', async () => {
    const [slot, date] = await planned();
    const signedOut = rundownsOf(app, '');
    expect((await signedOut.read(slot, date)).code).toBe('UNAUTHENTICATED');
    expect((await signedOut.add(slot, date, [talk])).code).toBe('UNAUTHENTICATED');
    const readerRundowns = rundownsOf(app, reader);
    expect((await readerRundowns.read(slot, date)).data.rundown).toMatchObject({
      items: [],
      mayChange: false,
    });
    expect((await readerRundowns.add(slot, date, [talk])).code).toBe('FORBIDDEN');
  });

  test('of their own emissions alone is changed by presenters', async () => {
    const user = await app.as('user');
    const { data: person } = await app.graphql('{ viewer { id } }', {}, user);
    const own = await addEmission(app, admin, 'Own');
    await makePresenter(app, 1, { emission: Number(own), user: Number(person.viewer.id) });
    const [slot, date] = await planned({ emissionId: own });
    const [foreign, day] = await planned();
    const presenter = rundownsOf(app, user);
    expect((await presenter.add(foreign, day, [talk])).code).toBe('FORBIDDEN');
    const { data } = await presenter.add(slot, date, [talk]);
    expect(data.addRundownItems).toMatchObject({ mayChange: true, items: [{ title: 'Hello' }] });
    const { id } = (await rundowns.add(foreign, day, [talk])).data.addRundownItems.items[0];
    expect((await presenter.update(id, 1, { title: 'Mine now' })).code).toBe('FORBIDDEN');
    expect((await presenter.move(foreign, day, [id], 1)).code).toBe('FORBIDDEN');
    expect((await presenter.remove(foreign, day, [id])).code).toBe('FORBIDDEN');
  });

  test('names the problem of each item', async () => {
    const [slot, date] = await planned();
    const over = await makePublicity(app, 1, { validTo: '2020-01-01' });
    const failed = await makeSong(app, 1, { state: 'FAILED' });
    const off = await makePlaylist(app, 1, { enabled: false });
    const { fields } = await rundowns.add(slot, date, [
      { kind: 'TALK' },
      { kind: 'MEDIA' },
      { kind: 'MEDIA', mediaId: '99999' },
      { kind: 'MEDIA', mediaId: String(over) },
      { kind: 'MEDIA', mediaId: String(failed) },
      { kind: 'JINGLE', mediaId: String(song) },
      { kind: 'PLAYLIST', playlistId: String(off), duration: 1000 },
      { ...talk, isHard: true },
      { ...talk, offset: hour },
      { ...talk, duration: 1 },
    ]);
    expect(fields).toEqual({
      'items.0.title': 'required',
      'items.0.duration': 'required',
      'items.1.mediaId': 'required',
      'items.2.mediaId': 'unknown',
      'items.3.mediaId': 'outOfDays',
      'items.4.mediaId': 'notReady',
      'items.5.mediaId': 'invalid',
      'items.6.playlistId': 'disabled',
      'items.7.offset': 'required',
      'items.8.offset': 'max',
      'items.9.duration': 'min',
    });
    expect((await rundowns.add(slot, date, [])).fields).toEqual({ items: 'required' });
    expect((await rundowns.read(slot, date)).data.rundown.items).toEqual([]);
  });

  test('is of a day on which the slot comes', async () => {
    const [slot, date] = await planned();
    expect((await rundowns.read(slot, dayAfter(300))).code).toBe('NOT_FOUND');
    expect((await rundowns.read('99999', date)).code).toBe('NOT_FOUND');
    expect((await rundowns.add(slot, '2199-12-31', [talk])).code).toBe('NOT_FOUND');
    const elsewhere = rundownsOf(app, admin, { 'x-radio': '2' });
    expect((await elsewhere.read(slot, date)).code).toBe('NOT_FOUND');
  });

  test('is not changed once it is on the air', async () => {
    const [slot, date] = await planned();
    const { id } = (await rundowns.add(slot, date, [talk])).data.addRundownItems.items[0];
    const { models } = app.shared.database;
    const [began, ends] = [-minute, 59 * minute].map((since) => models.stored(new Date(Date.now() + since)));
    await app.shared.database.transaction(async (transaction) => {
      const values = [began!, ends!, Number(slot)];
      await transaction.run('update occurrence set starts_at = ?, ends_at = ? where slot_id = ?', values);
    });
    expect((await rundowns.read(slot, date)).data.rundown).toMatchObject({ isLocked: true });
    expect((await rundowns.add(slot, date, [talk])).fields).toEqual({ date: 'onAir' });
    expect((await rundowns.update(id, 1, { title: 'Late' })).fields).toEqual({ date: 'onAir' });
    expect((await rundowns.remove(slot, date, [id])).fields).toEqual({ date: 'onAir' });
    expect((await rundowns.move(slot, date, [id], 1)).fields).toEqual({ date: 'onAir' });
  });

  test('returns start and end of each item to the second, and the remaining time', async () => {
    const [slot, date] = await planned();
    const jingle = await makeJingle(app, 1, { duration: 5500 });
    const { data, errors } = await rundowns.add(slot, date, [
      songItem,
      { kind: 'JINGLE', mediaId: String(jingle) },
      talk,
      { kind: 'ADVERT_BREAK', duration: 90_000, offset: 20 * minute, isHard: true },
    ]);
    expect(errors).toEqual([]);
    const { items, left, empty, occurrence } = data.addRundownItems;
    const at = (item: { startsAt: string; endsAt: string }) =>
      [item.startsAt, item.endsAt].map((moment) => Date.parse(moment) - Date.parse(occurrence.startsAt));
    expect(items.map(at)).toEqual([
      [0, 180_000],
      [180_000, 185_500],
      [185_500, 305_500],
      [1_200_000, 1_290_000],
    ]);
    expect(items[3]).toMatchObject({ gap: 894_500, problem: null });
    expect(left).toBe(hour - 1_290_000);
    expect(empty).toBe(hour - 1_290_000 + 894_500);
    expect(items[0].why).toMatchObject({ rule: 'HAND', by: 'Ada Merle', refused: [], candidates: null });
  });

  test('keeps the order that people give it, each move from the last', async () => {
    const [slot, date] = await planned();
    const titled = (title: string) => ({ ...talk, title });
    const { items } = (await rundowns.add(slot, date, ['a', 'b', 'c'].map(titled))).data.addRundownItems;
    const ids = items.map(({ id }: { id: string }) => id);
    const titles = (answer: { data: Record<string, { items: Array<{ title: string }> }> }) =>
      Object.values(answer.data)[0]!
        .items.map(({ title }) => title)
        .join('');
    expect(titles(await rundowns.add(slot, date, [titled('x')], 2))).toBe('axbc');
    expect(titles(await rundowns.move(slot, date, [ids[2], ids[1]], 1))).toBe('bcax');
    const moves = [rundowns.move(slot, date, [ids[0]], 1), rundowns.move(slot, date, [ids[1]], 99)];
    await Promise.all(moves);
    expect(titles(await rundowns.read(slot, date))).toBe('acxb');
    expect(titles(await rundowns.remove(slot, date, [ids[0], '99999']))).toBe('cxb');
    expect((await rundowns.move(slot, date, [ids[1]], 0)).fields).toEqual({ to: 'min' });
  });

  test('has items that one changes at a time', async () => {
    const [slot, date] = await planned();
    const [item] = (await rundowns.add(slot, date, [songItem])).data.addRundownItems.items;
    const { data } = await rundowns.update(item.id, 1, { notes: 'Read the card', mediaId: String(second) });
    expect(data.updateRundownItem).toMatchObject({
      notes: 'Read the card',
      media: { title: 'Second' },
      version: 2,
    });
    const stale = await rundowns.update(item.id, 1, { notes: 'Mine' });
    expect(stale.code).toBe('CONFLICT');
    expect(stale.errors[0]!.extensions).toMatchObject({ current: { notes: 'Read the card' } });
    expect((await rundowns.update('99999', 1, {})).code).toBe('NOT_FOUND');
    expect((await rundowns.update(item.id, 2, { duration: 1 })).fields).toEqual({ duration: 'min' });
  });

  test('moves with its day, and reports problems that arise', async () => {
    const [slot, date] = await planned();
    const deleted = await makeSong(app, 1, { duration: minute });
    await rundowns.add(slot, date, [
      { kind: 'MEDIA', mediaId: String(deleted) },
      { ...talk, offset: 50 * minute },
    ]);
    await calendar.change(slot, date, 0, { localStart: `${date}T09:00`, duration: hour / 2 });
    await app.shared.database.transaction(async (transaction) => {
      await transaction.run("update media_item set state = 'FAILED' where id = ?", [deleted]);
    });
    const { rundown } = (await rundowns.read(slot, date)).data;
    expect(rundown.occurrence.startsAt).toBe(rundown.items[0].startsAt);
    expect(rundown.items.map(({ problem }: { problem: string }) => problem)).toEqual([
      'MISSING_FILE',
      'BEYOND_END',
    ]);
    expect(rundown.left).toBe(hour / 2 - 52 * minute);
  });

  test('publishes its changes and its viewers to users who have it open', async () => {
    const [slot, date] = await planned();
    const [otherSlot, day] = await planned();
    const key = { slotId: slot, date };
    const url = (await listening(app)).replace('http', 'ws');
    const receive = (accessToken: string, query: string, again: () => unknown) =>
      firstOf(url, { accessToken, radio: '1', again }, query, key);
    const args = '($slotId: ID!, $date: LocalDate!)';
    const changed = `subscription ${args} { rundownChanged(slotId: $slotId, date: $date) { id items { title } } }`;
    const refused = await receive(await app.tokenOf('client@demo.com'), changed, () => undefined);
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    const both = async () => {
      await rundowns.add(otherSlot, day, [talk]);
      await rundowns.add(slot, date, [talk]);
    };
    expect(await receive(admin, changed, both)).toMatchObject({
      id: `${slot}:${date}`,
      items: expect.arrayContaining([{ title: 'Hello' }]),
    });
    const editing = `subscription ${args} { rundownEditing(slotId: $slotId, date: $date) { name pageKey itemId isLeaving } }`;
    const show = `mutation ${args} { showRundownEditing(slotId: $slotId, date: $date, pageKey: "p1", itemId: "7") }`;
    expect((await app.graphql(show, { slotId: '99999', date }, admin)).code).toBe('NOT_FOUND');
    const reported = await receive(reader, editing, () => app.graphql(show, key, admin));
    expect(reported).toEqual({ name: expect.any(String), pageKey: 'p1', itemId: '7', isLeaving: false });
  });
});
