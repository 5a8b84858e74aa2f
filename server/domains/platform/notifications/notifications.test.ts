import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import type { Notice } from '../../../kit/notices/noticeKind.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { Json } from '../../../../tools/testing/json.ts';
import { mailsOf } from '../../../../tools/testing/services/mails.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { mentionNotice } from '../../chat/mentions/mentionNotice.ts';
import { emptySlotNotice } from '../../scheduling/dryRun/emptySlotNotice.ts';
import { User } from '../users/user.entity.ts';
import { digest } from './delivery/digestJob.ts';
import { mailNotificationJob } from './delivery/mailNotificationJob.ts';
import { quietUntil } from './delivery/quietHours.ts';

const app = await createTestApp({}, afterAll);
const { database, services } = app.shared;
const admin = await app.tokenOf('admin@demo.com');
const client = await app.tokenOf('client@demo.com');
const idOf = async (email: string) => (await app.orm.em.fork().findOneOrFail(User, { email })).id;
const [adminId, clientId] = [await idOf('admin@demo.com'), await idOf('client@demo.com')];
const kind = emptySlotNotice.name;
const startsAt = Date.UTC(2027, 0, 4, 9);

type EmptySlot = Notice<{ title: string; startsAt: number; isLive: boolean }>;

async function report(title: string, more: Partial<EmptySlot> = {}): Promise<void> {
  const data = { title, startsAt, isLive: true };
  const notice = { to: [adminId], radioId: 1, data, path: '/admin/planning/calendar', ...more };
  await inTransaction(database, async (transaction) =>
    services.notices.notify(transaction, emptySlotNotice, notice),
  );
  await services.jobs.idle();
}

const list = `query ($box: NotificationBox! = INBOX, $page: Int! = 1, $perPage: Int! = 20, $language: String) {
  notifications(box: $box, page: $page, perPage: $perPage) {
    totalItems
    items { id kind number path isMention radioId radioName isSeen isDone subject(language: $language) text(language: $language) }
  }
}`;
const see =
  'mutation ($ids: [ID!]!, $isSeen: Boolean! = true) { markNotificationsSeen(ids: $ids, isSeen: $isSeen) { id isSeen } }';
const finish =
  'mutation ($ids: [ID!]!, $isDone: Boolean! = true) { markNotificationsDone(ids: $ids, isDone: $isDone) { id isDone } }';
const seeAll = 'mutation { markAllNotificationsSeen }';
const unseen = '{ unseenNotifications }';
const choices = '{ notificationChoices { kind isOn mail label } }';
const choose = `mutation ($kind: String!, $isOn: Boolean! = true, $mail: NotificationMail! = NOW) {
  chooseNotification(kind: $kind, isOn: $isOn, mail: $mail, isPushed: false) { kind isOn mail }
}`;
const times = '{ notificationTimes { quietFrom quietUntil digestAt timeZone } }';
const setTimes =
  'mutation ($input: NotificationTimesInput!) { setNotificationTimes(input: $input) { quietFrom quietUntil digestAt } }';

const inbox = async (variables: object = {}, token = admin): Promise<Json[]> =>
  (await app.graphql(list, variables, token)).data.notifications.items;
const subjects = async (variables: object = {}, token = admin) =>
  (await inbox(variables, token)).map(({ subject }) => subject);
const mailedTo = async (email: string) =>
  (await mailsOf(app)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject);

beforeEach(async () => {
  await database.transaction(async (transaction) => {
    for (const table of ['inbox_line', 'notice_choice', 'notice_times'])
      await transaction.run(`delete from ${table}`, []);
  });
});

describe('notifications', () => {
  test.each([list, see, finish, seeAll, unseen, choices, choose, times, setTimes])(
    'are for those who are signed in: %s',
    async (document) => {
      const variables = { ids: ['1'], kind, input: { digestAt: '08:00' } };
      const used = Object.fromEntries(
        Object.entries(variables).filter(([name]) => document.includes(`$${name}`)),
      );
      expect((await app.graphql(document, used)).code).toBe('UNAUTHENTICATED');
    },
  );

  test('are hidden from users who may not see their record', async () => {
    await report('Breakfast', { to: [adminId, clientId] });
    expect(await subjects()).toEqual(['Breakfast is empty']);
    expect(await inbox({}, client)).toEqual([]);
    // No line is stored for them either, which they could see if they got the permission later.
    expect(await database.rows('select user_id from inbox_line', [])).toEqual([[adminId]]);
    expect(await mailedTo('client@demo.com')).toEqual([]);
  });

  test('are out of reach once their reader may not see any more what they are about', async () => {
    await addRole(app, 'planner', 'read Slot');
    const planner = await app.as('planner');
    const plannerId = Number((await app.graphql('{ viewer { id } }', {}, planner)).data.viewer.id);
    await report('Breakfast', { to: [plannerId] });
    const [{ id }] = (await inbox({}, planner)) as [Json];
    await database.transaction(async (transaction) => {
      await transaction.run('delete from team_member where user_id = ?', [plannerId]);
    });
    const after = await app.as('planner');
    expect(await inbox({}, after)).toEqual([]);
    expect((await app.graphql(unseen, {}, after)).data.unseenNotifications).toBe(0);
    expect((await app.graphql(see, { ids: [id] }, after)).code).toBe('NOT_FOUND');
    await report('Later', { to: [plannerId] });
    expect(await inbox({ box: 'DONE' }, after)).toEqual([]);
  });

  test('of a kind without a rule are out of reach once their reader has left the radio', async () => {
    await addRole(app, 'presenter', 'read Slot');
    const presenter = await app.as('presenter');
    const presenterId = Number((await app.graphql('{ viewer { id } }', {}, presenter)).data.viewer.id);
    const mention = async (by: string) => {
      const notice = { to: [presenterId], radioId: 1, data: { by, reads: null }, path: '/admin/chat' };
      await inTransaction(database, async (transaction) =>
        services.notices.notify(transaction, mentionNotice, notice),
      );
      await services.jobs.idle();
    };
    await mention('Ada');
    expect(await subjects({}, presenter)).toEqual(['Ada mentioned you']);
    await database.transaction(async (transaction) => {
      await transaction.run('delete from team_member where user_id = ?', [presenterId]);
    });
    const after = await app.as('presenter');
    expect(await inbox({}, after)).toEqual([]);
    await mention('Grace');
    expect(await database.rows('select user_id from inbox_line', [])).toEqual([[presenterId]]);
  });

  test.each([
    [{ page: 0 }, { page: 'min' }],
    [{ perPage: 0 }, { perPage: 'min' }],
    [{ perPage: 101 }, { perPage: 'max' }],
  ])('are refused in pages that there are not: %j', async (variables, fields) => {
    expect(await app.graphql(list, variables, admin)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('of others are not found, and none is marked where one is not', async () => {
    await report('Breakfast');
    const [{ id }] = (await inbox()) as [Json];
    expect((await app.graphql(see, { ids: [id] }, client)).code).toBe('NOT_FOUND');
    for (const document of [see, finish]) {
      expect((await app.graphql(document, { ids: [id, '999999'] }, admin)).code).toBe('NOT_FOUND');
      expect(await app.graphql(document, { ids: [] }, admin)).toMatchObject({ fields: { ids: 'required' } });
    }
    expect(await inbox()).toMatchObject([{ isSeen: false, isDone: false }]);
  });

  test('are in the language of their reader, or in the requested language', async () => {
    await report('Breakfast', { isMention: true });
    expect(await inbox({ language: 'en-GB' })).toMatchObject([
      { kind, number: 1, radioId: '1', radioName: 'Radio Horizon', path: '/admin/planning/calendar' },
    ]);
    expect(await subjects({ language: 'fr' })).toEqual(['Breakfast est vide']);
    const [{ text }] = (await inbox({ language: 'en' })) as [Json];
    expect(text).toContain('Monday, 4 January 2027');
    expect(await subjects({ language: 'tlh' })).toEqual(['Breakfast is empty']);
  });

  test('of one group are one line until it is seen, and then another', async () => {
    await report('One', { group: 'week 1' });
    await report('Two', { group: 'week 1' });
    await report('Other', { group: 'week 2' });
    expect((await inbox()).map(({ subject, number }) => [subject, number])).toEqual([
      ['Other is empty', 1],
      ['Two is empty', 2],
    ]);
    await app.graphql(seeAll, {}, admin);
    await report('Three', { group: 'week 1' });
    expect(await subjects()).toEqual(['Three is empty', 'Other is empty', 'Two is empty']);
  });

  test('are marked as seen and unseen, archived and restored, and counted', async () => {
    await report('One');
    await report('Two', { isMention: true });
    const count = async () => (await app.graphql(unseen, {}, admin)).data.unseenNotifications;
    expect(await count()).toBe(2);
    const [two] = (await inbox()) as [Json];
    const seen = await app.graphql(see, { ids: [two.id] }, admin);
    expect(seen.data.markNotificationsSeen).toMatchObject([{ id: two.id, isSeen: true }]);
    expect(await count()).toBe(1);
    await app.graphql(see, { ids: [two.id], isSeen: false }, admin);
    expect(await count()).toBe(2);
    expect(await subjects({ box: 'MENTIONS' })).toEqual(['Two is empty']);
    await app.graphql(finish, { ids: [two.id] }, admin);
    expect(await subjects()).toEqual(['One is empty']);
    expect(await subjects({ box: 'MENTIONS' })).toEqual([]);
    expect(await subjects({ box: 'DONE' })).toEqual(['Two is empty']);
    await app.graphql(finish, { ids: [two.id], isDone: false }, admin);
    expect(await subjects()).toEqual(['Two is empty', 'One is empty']);
    expect((await app.graphql(seeAll, {}, admin)).data.markAllNotificationsSeen).toBe(2);
    expect(await count()).toBe(0);
  });

  test('come page by page, the latest first', async () => {
    for (const title of ['A', 'B', 'C']) await report(title);
    expect(await subjects({ perPage: 2 })).toEqual(['C is empty', 'B is empty']);
    expect(await subjects({ perPage: 2, page: 2 })).toEqual(['A is empty']);
    expect((await app.graphql(list, { perPage: 2 }, admin)).data.notifications.totalItems).toBe(3);
  });

  test('reach each person once, however often they are named', async () => {
    const people = (await app.orm.em.fork().find(User, {})).map(({ id }) => id);
    await report('All', { to: [...people, ...people], radioId: null });
    expect(await subjects()).toEqual(['All is empty']);
  });
});

describe('what somebody chose', () => {
  test('is only for kinds that they receive', async () => {
    expect(await app.graphql(choose, { kind: 'nothing' }, admin)).toMatchObject({
      fields: { kind: 'unknown' },
    });
    expect(await app.graphql(choose, { kind }, client)).toMatchObject({ fields: { kind: 'unknown' } });
    const all = async (token: string) =>
      (await app.graphql(choices, {}, token)).data.notificationChoices.map((choice: Json) => choice.kind);
    expect(await all(admin)).toContain(kind);
    expect(await all(client)).not.toContain(kind);
  });

  test.each([
    [{ quietFrom: '22:00', digestAt: '08:00' }, { quietUntil: 'required' }],
    [{ quietUntil: '07:00', digestAt: '08:00' }, { quietFrom: 'required' }],
    [{ digestAt: '24:00' }, { digestAt: 'invalid' }],
  ])('is no time of the day otherwise: %j', async (input, fields) => {
    const path = Object.fromEntries(
      Object.entries(fields).map(([name, problem]) => [
        name === 'digestAt' ? 'input.digestAt' : name,
        problem,
      ]),
    );
    const answer = await app.graphql(setTimes, { input }, admin);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(Object.values(answer.fields!)).toEqual(Object.values(path));
  });

  test('keeps things out of the inbox and the mail, or out of the mail alone', async () => {
    await app.graphql(choose, { kind, isOn: false }, admin);
    await report('Off');
    expect(await inbox()).toEqual([]);
    await app.graphql(choose, { kind, mail: 'NEVER' }, admin);
    await report('Never');
    expect(await subjects()).toEqual(['Never is empty']);
    await app.graphql(choose, { kind, mail: 'NOW' }, admin);
    await report('Now');
    expect(await mailedTo('admin@demo.com')).toEqual(expect.arrayContaining(['Now is empty']));
    expect(await mailedTo('admin@demo.com')).not.toEqual(expect.arrayContaining(['Never is empty']));
    const chosen = (await app.graphql(choices, {}, admin)).data.notificationChoices;
    expect(chosen.find((choice: Json) => choice.kind === kind)).toMatchObject({
      isOn: true,
      mail: 'NOW',
      label: 'A broadcast that I present is empty',
    });
  });

  test('lets mails wait for the end of quiet hours, and forgets those that were seen by then', async () => {
    const clock = Temporal.Now.zonedDateTimeISO(
      (await app.graphql(times, {}, admin)).data.notificationTimes.timeZone,
    );
    const at = (hours: number) => clock.add({ hours }).toPlainTime().toString().slice(0, 5);
    await app.graphql(
      setTimes,
      { input: { quietFrom: at(-1), quietUntil: at(2), digestAt: '08:00' } },
      admin,
    );
    await report('Quiet');
    expect((await services.jobs.counts()).find((count) => count.kind === 'notifications.mail')).toMatchObject(
      {
        waiting: 1,
      },
    );
    expect(await mailedTo('admin@demo.com')).not.toContain('Quiet is empty');
    const [{ id }] = (await inbox()) as [Json];
    const signal = new AbortController().signal;
    const due = () => mailNotificationJob.work({ ...app.shared, data: { id: Number(id) }, signal });
    await app.graphql(see, { ids: [id] }, admin);
    await due();
    expect(await mailedTo('admin@demo.com')).not.toContain('Quiet is empty');
    await app.graphql(see, { ids: [id], isSeen: false }, admin);
    await due();
    expect(await mailedTo('admin@demo.com')).toContain('Quiet is empty');
  });

  test('is a digest once a day, at their time, of what they have not seen', async () => {
    await app.graphql(choose, { kind, mail: 'DIGEST' }, admin);
    await app.graphql(setTimes, { input: { digestAt: '10:00' } }, admin);
    await report('First');
    await report('Second');
    await report('Seen');
    const [seen] = (await inbox()) as [Json];
    await app.graphql(see, { ids: [seen.id] }, admin);
    const { timeZone } = (await app.graphql(times, {}, admin)).data.notificationTimes;
    const moment = (day: string, time: string) =>
      new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);
    const digests = async () =>
      (await mailedTo('admin@demo.com')).filter((subject) => /notification/.test(subject));
    await digest(app.shared, adminId, moment('2027-01-04', '09:59'));
    expect(await digests()).toEqual([]);
    await digest(app.shared, adminId, moment('2027-01-04', '10:00'));
    expect(await digests()).toEqual(['2 notifications']);
    await report('Third');
    await digest(app.shared, adminId, moment('2027-01-04', '18:00'));
    expect(await digests()).toHaveLength(1);
    await digest(app.shared, adminId, moment('2027-01-05', '10:10'));
    expect(await digests()).toEqual(['2 notifications', 'One notification']);
    const digestMail = (await mailsOf(app)).find(({ subject }) => subject === '2 notifications')!;
    expect(digestMail.text).toContain('First is empty');
    expect(digestMail.text).not.toContain('Seen is empty');
  });
});

describe('quiet hours', () => {
  const quiet = (quietFrom: string, quietUntilTime: string) => ({
    quietFrom,
    quietUntil: quietUntilTime,
    timeZone: 'Europe/Paris',
  });
  test.each([
    ['2027-01-04T12:00:00Z', '22:00', '07:00', undefined],
    ['2027-01-04T22:30:00Z', '22:00', '07:00', '2027-01-05T06:00:00.000Z'],
    ['2027-01-05T05:59:00Z', '22:00', '07:00', '2027-01-05T06:00:00.000Z'],
    ['2027-01-05T06:00:00Z', '22:00', '07:00', undefined],
    ['2027-01-05T12:30:00Z', '12:00', '14:00', '2027-01-05T13:00:00.000Z'],
    // The clocks go forward that night.
    ['2027-03-27T22:30:00Z', '22:00', '07:00', '2027-03-28T05:00:00.000Z'],
  ])('of somebody: %s', (now, from, until, end) => {
    expect(quietUntil(quiet(from, until), new Date(now))?.toISOString()).toBe(end);
  });
});
