import { afterAll, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, hour } from '../testing/calendar.ts';
import { clockAtNoon } from '../testing/noon.ts';
import { timeText, dateOf } from '../../../kit/time/days.ts';
import { dayAt } from '../../platform/organization/radios/radioClock.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const guest = await app.as('user');
const calendar = calendarOf(app, admin);
const emissionId = await addEmission(app, admin, 'Flash');
const clock = await clockAtNoon(app, 1);
await app.shared.database.transaction(
  async (transaction) =>
    void (await transaction.run('update slot set deleted_at = created_at where radio_id = 1', [])),
);

const idOf = async (token: string): Promise<string> =>
  (await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id;

const start = (token: string | null, input: object) =>
  app.graphql(
    'mutation ($input: StartLiveInput!) { startLiveSlot(input: $input) { id version layer category title startDate startTime duration recurrence { frequency } emission { id } episode { id title people { name part user { id } } } } }',
    { input: { emissionId, duration: 30 * 60_000, ...input } },
    token,
  );

/** True when the person may go live now, because they have a live slot. */
const isTheirTime = async (token: string) =>
  (await app.graphql('{ liveRefusal }', {}, token)).data.liveRefusal !== 'NOT_YOUR_TIME';

async function remove(slot: Json) {
  expect((await calendar.remove(slot.id)).errors).toEqual([]);
}

test('is refused without the permission to plan, and problems are named', async () => {
  expect((await start(null, {})).code).toBe('UNAUTHENTICATED');
  expect((await start(await app.as('support'), {})).code).toBe('FORBIDDEN');
  expect((await start(admin, { duration: 0 })).errors[0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { duration: expect.any(String) },
  });
  expect((await start(admin, { emissionId: '999999' })).errors[0]!.extensions).toMatchObject({
    fields: { emissionId: 'unknown' },
  });
  expect((await start(admin, { presenterId: '999999' })).errors[0]!.extensions).toMatchObject({
    fields: { presenterId: 'unknown' },
  });
});

test('gives the air from now to somebody who presents nothing of it, for as long as is said', async () => {
  expect(await isTheirTime(guest)).toBe(false);
  const presenterId = await idOf(guest);
  const { data, errors } = await start(admin, { presenterId, title: 'Storm warning' });
  expect(errors).toEqual([]);
  const slot = data.startLiveSlot;
  expect(slot).toMatchObject({
    layer: 'LIVE',
    category: 'LIVE',
    title: 'Storm warning',
    startDate: dateOf(dayAt(clock.wallNow)),
    duration: hour / 2,
    recurrence: null,
    emission: { id: emissionId },
    episode: { title: 'Storm warning', people: [{ part: 'PRESENTER', user: { id: presenterId } }] },
  });
  const now = new Date();
  const shown = await calendar.calendar(now.toISOString(), new Date(now.getTime() + 60_000).toISOString());
  expect(shown.data.calendar).toMatchObject([{ slotId: slot.id, state: 'PLANNED' }]);
  expect(Date.parse(shown.data.calendar[0].startsAt)).toBeLessThanOrEqual(now.getTime());
  expect(await isTheirTime(guest)).toBe(true);
  await remove(slot);
});

test('needs no episode for a presenter of the emission', async () => {
  const presenterId = await idOf(guest);
  const own = await addEmission(app, admin, 'Own');
  const people = [{ userId: presenterId, part: 'PRESENTER' }];
  await app.graphql(
    'mutation ($id: ID!, $people: [ParticipantInput!]!) { setEmissionPeople(id: $id, version: 1, people: $people) { id } }',
    { id: own, people },
    admin,
  );
  const { data } = await start(admin, { emissionId: own, presenterId });
  expect(data.startLiveSlot.episode).toBeNull();
  expect(await isTheirTime(guest)).toBe(true);
  await remove(data.startLiveSlot);
});

test('conflicts with the current slot of its layer, like any slot', async () => {
  const { data } = await calendar.create({
    category: 'LIVE',
    emissionId,
    startDate: dateOf(dayAt(clock.wallNow)),
    startTime: timeText(clock.wallNow - (clock.wallNow % 60_000) - hour / 6),
    duration: hour,
  });
  const { errors } = await start(admin, { layer: 'PROGRAMMES' });
  expect(errors[0]!.extensions).toMatchObject({
    code: 'SCHEDULE_CONFLICT',
    clashes: [{ slotId: data.createSlot.id }],
  });
  const over = await start(admin, {});
  expect(over.errors).toEqual([]);
  await remove(over.data.startLiveSlot);
});
