import { afterAll, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, hour } from '../testing/calendar.ts';
import { makePresenter } from '../testing/plans.ts';
import { remindPresenters } from './liveReminder.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const { services, database } = app.shared;
const minute = 60_000;

await addRole(app, 'presenter', 'read Slot');
await addRole(app, 'blind', 'read Emission');
const idOf = async (token: string) =>
  Number((await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id);

test('a live slot is announced once, ten minutes before, to its presenters and producers who may see it', async () => {
  await database.transaction(async (transaction) => {
    await transaction.run("update radio set time_zone = 'UTC' where id = 1", []);
  });
  const [presenter, blind] = [await app.as('presenter'), await app.as('blind')];
  const emission = Number(await addEmission(app, admin, 'Breakfast'));
  await makePresenter(app, 1, { emission, user: await idOf(presenter) });
  await makePresenter(app, 1, { emission, user: await idOf(blind), part: 'PRODUCER' });
  const startsAt = Math.ceil((Date.now() + hour) / hour) * hour + 24 * hour;
  const start = new Date(startsAt).toISOString();
  const { errors } = await calendar.create({
    startDate: start.slice(0, 10),
    startTime: start.slice(11, 16),
    duration: hour,
    category: 'LIVE',
    layer: 'LIVE',
    emissionId: String(emission),
  });
  expect(errors).toEqual([]);
  const notify = (before: number) =>
    remindPresenters({ services, database, radioId: 1 }, startsAt - before * minute);
  const reported = () => notificationsOf(app, presenter, 'planning.liveSoon');
  await notify(11);
  expect(await reported()).toEqual([]);
  await notify(10);
  await notify(9);
  await notify(0);
  expect(await reported()).toMatchObject([
    { subject: 'You are live soon: Breakfast', path: '/admin/studio/live', isMention: true, number: 1 },
  ]);
  expect(await notificationsOf(app, blind, 'planning.liveSoon')).toEqual([]);
  expect(await notificationsOf(app, admin, 'planning.liveSoon')).toEqual([]);
});
