import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { NoticeMail, usualChoice, type AnyNoticeKind } from '../../../../kit/notices/noticeKind.ts';
import {
  notifyJob,
  type ExpiredNotices,
  type Notice,
  type NoticeReceiver,
} from '../../../../kit/notices/notifyJob.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { isOpenSession } from '../../accounts/validity.ts';
import { pushJob } from '../push/pushJob.ts';
import { InboxLine } from '../inbox/inboxLine.entity.ts';
import { scopeOf } from '../inbox/scopes.ts';
import { publishExpired, publishNotified } from '../inbox/notificationEvents.ts';
import { accessTo, maySee } from '../seenBy.ts';
import { addDeliveries, findSubscribedWebhooks } from '../webhooks/addDeliveries.ts';
import { mailNotificationJob } from './mailNotificationJob.ts';
import { quietUntil, findQuietHours } from './quietHours.ts';

/** Maximum number of people notified in one transaction; larger audiences are split into further jobs. */
const atATime = 250;

interface DeliveryScope {
  services: Services;
  database: Database;
}

/** Delivers notifications to inboxes and webhooks, and from the inboxes to mail and web push. */
export class Inboxes implements NoticeReceiver {
  async take(scope: DeliveryScope, notice: Notice): Promise<void> {
    const { services, database } = scope;
    const kind = services.notificationKinds.of(notice.kind);
    if (!kind) return;
    if (notice.named !== undefined && !(await findUsersByIds.any(database, { ids: [notice.named] }))) return;
    const people = await receiversOf(scope, kind, notice);
    const hooks = notice.isPart ? [] : await findSubscribedWebhooks(scope, kind, notice.about);
    await inTransaction(database, async (transaction) => {
      if ((await insertDelivered.write(transaction, { name: notice.once, at: new Date() })) === 0) return;
      await addDeliveries({ services, transaction }, hooks, { kind, notice });
      await storeNotifications({ services, transaction }, { kind, notice, people: people.slice(0, atATime) });
      for (let from = atATime; from < people.length; from += atATime)
        await services.jobs.add(transaction, notifyJob, {
          ...notice,
          to: people.slice(from, from + atATime),
          once: `${notice.once} ${from}`,
          isPart: true,
        });
    });
  }

  async expire(
    { services, transaction }: { services: Services; transaction: Transaction },
    { kind, to, about, group }: ExpiredNotices,
  ): Promise<void> {
    const users = [...new Set(to)];
    if (users.length === 0) return;
    const lines = await findLinesOfGroup.all(transaction, { users, scope: scopeOf(about, kind), group });
    await publishExpired(transaction, services.events, lines);
    await withdrawPushes({ services, transaction }, kind, lines);
  }
}

/** Closes the notifications of lines in the browsers to which they were pushed. */
async function withdrawPushes(
  { services, transaction }: { services: Services; transaction: Transaction },
  name: string,
  lines: ReadonlyArray<{ id: number; user: number }>,
): Promise<void> {
  const kind = services.notificationKinds.of(name);
  const ids = lines.map(({ user }) => user);
  if (!kind || ids.length === 0) return;
  const choices = new Map(
    (await findChoices.all(transaction, { ids, kind: name })).map((choice) => [choice.user, choice]),
  );
  const devices = Map.groupBy(
    await findPushDevices.all(transaction, { ids, now: new Date() }),
    ({ user }) => user,
  );
  for (const { id: line, user } of lines) {
    const { isOn, isPushed } = choices.get(user) ?? usualChoice(kind);
    for (const { id: device } of isOn && isPushed ? (devices.get(user) ?? []) : [])
      await services.jobs.add(transaction, pushJob, { line, device, isWithdrawal: true });
  }
}

const findLinesOfGroup = query(
  'notifications.findLinesOfGroup',
  (db, { users, scope, group }: Given<{ users: number[]; scope: string; group: string }>) =>
    db
      .selectFrom('InboxLine')
      .select(['id', 'user'])
      .where('user', 'in', users)
      .where('scope', '=', scope)
      .where('groupName', '=', group)
      .orderBy('id'),
);

const insertDelivered = query(
  'notifications.insertDelivered',
  (db, { name, at }: Given<{ name: string; at: Date }>) =>
    db
      .insertInto('SentNotice')
      .values({ name, at })
      .onConflict((conflict) => conflict.doNothing()),
);

async function receiversOf(scope: DeliveryScope, kind: AnyNoticeKind, notice: Notice): Promise<number[]> {
  const { services, database } = scope;
  const { about, except } = notice;
  const there = (await audienceOf(scope, kind, notice)).filter((person) => person !== except);
  if (!kind.rule && !kind.concerns && about === null) return there;
  const data = kind.read(notice.data) as never;
  const people: number[] = [];
  for (const userId of there) {
    const access = await accessTo(services.accounts, userId, about);
    if (!access || /* guard: notification-needs-right */ !maySee(access, kind)) continue;
    const candidate = { userId, abilities: access.abilities, database, radioId: about ?? undefined };
    if (!kind.concerns || (await kind.concerns(candidate, data))) people.push(userId);
  }
  return people;
}

async function audienceOf(
  { services, database }: DeliveryScope,
  kind: AnyNoticeKind,
  { to, about }: Notice,
): Promise<number[]> {
  if (to === 'TEAM')
    return (await findTeamMembers.all({ database, radioId: about! })).map(({ user }) => user);
  if (to === 'PLATFORM') return staffWho(services.accounts, { database, kind });
  return (await findUsersByIds.all(database, { ids: to })).map(({ id }) => id);
}

const findTeamMembers = query('notifications.findTeamMembers', (db) =>
  db.selectFrom('TeamMember').select('user').distinct().orderBy('user'),
);

const findUsersByIds = query('notifications.findUsersByIds', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('User').select('id').where('id', 'in', ids).orderBy('id'),
);

/**
 * People whose platform role allows them to see the kind.
 * The check is made per role, because there are few roles and may be many people.
 */
async function staffWho(
  { roleAbilities }: Services['accounts'],
  { database, kind }: { database: Database; kind: AnyNoticeKind },
): Promise<number[]> {
  if (!kind.rule)
    throw new Error(`${kind.name} has no rule, so that everybody on the platform would be notified.`);
  const roles: number[] = [];
  for (const role of await findRolesOfUsers.all(database))
    if ((await roleAbilities.of(role)).allows(kind.rule)) roles.push(role.id);
  if (roles.length === 0) return [];
  return (await findUsersWithRoles.all(database, { roles })).map(({ id }) => id);
}

const findRolesOfUsers = query('notifications.findRolesOfUsers', (db) =>
  db
    .selectFrom('User as person')
    .innerJoin(acrossRadios('Role as role'), 'role.id', 'person.role')
    .select(['role.id', 'role.stamp'])
    .distinct()
    .orderBy('role.id'),
);

const findUsersWithRoles = query(
  'notifications.findUsersWithRoles',
  (db, { roles }: Given<{ roles: number[] }>) =>
    db.selectFrom('User').select('id').where('role', 'in', roles).orderBy('id'),
);

interface Delivery {
  kind: AnyNoticeKind;
  notice: Notice;
  people: readonly number[];
}

async function storeNotifications(
  scope: { services: Services; transaction: Transaction },
  { kind, notice, people }: Delivery,
): Promise<void> {
  if (people.length === 0) return;
  const { services, transaction } = scope;
  const ids = [...people];
  // Locks the people, so that concurrent notifications of one group become one line.
  if (notice.group) await lockUsers.all(transaction, { ids });
  const choices = new Map(
    (await findChoices.all(transaction, { ids, kind: kind.name })).map((choice) => [choice.user, choice]),
  );
  const quiet = new Map((await findQuietHours.all(transaction, { ids })).map((times) => [times.user, times]));
  const devices = Map.groupBy(
    await findPushDevices.all(transaction, { ids, now: new Date() }),
    ({ user }) => user,
  );
  const reached: number[] = [];
  for (const person of people) {
    const { isOn, mail, isPushed } = choices.get(person) ?? usualChoice(kind);
    if (!isOn) continue;
    const { id, isNew } = await storeLine(transaction, person, {
      kind,
      notice,
      isForDigest: mail === NoticeMail.DIGEST,
    });
    reached.push(person);
    const until = kind.isUrgent ? undefined : quietUntil(quiet.get(person), new Date());
    const later = until && { after: until };
    for (const { id: device } of isPushed ? (devices.get(person) ?? []) : [])
      await services.jobs.add(
        transaction,
        pushJob,
        { line: id, device },
        { key: `${id} ${device}`, ...later },
      );
    // Only the first notification of a line is mailed: those that join the unseen line cause no further mail.
    if (mail !== NoticeMail.NOW || !isNew) continue;
    await services.jobs.add(
      transaction,
      mailNotificationJob,
      { id },
      { key: `notification ${id}`, ...later },
    );
  }
  await publishNotified(transaction, services.events, reached, { hasArrived: true });
}

const lockUsers = query('notifications.lockUsers', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('User').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate(),
);

const findChoices = query(
  'notifications.findChoicesOfUsers',
  (db, { ids, kind }: Given<{ ids: number[]; kind: string }>) =>
    db
      .selectFrom('NoticeChoice')
      .select(['user', 'isOn', 'mail', 'isPushed'])
      .where('user', 'in', ids)
      .where('kind', '=', kind),
);

const findPushDevices = query(
  'notifications.findPushDevices',
  (db, { ids, now }: Given<{ ids: number[]; now: Date }>) =>
    db
      .selectFrom('PushDevice as device')
      .innerJoin('Session as session', 'session.id', 'device.session')
      .select(['device.id', 'device.user'])
      .where('device.user', 'in', ids)
      .where(isOpenSession(now)),
);

/** Adds a line to the inbox, or raises the count of an unseen line of the same group. */
async function storeLine(
  transaction: Transaction,
  user: number,
  { kind, notice, isForDigest }: { kind: AnyNoticeKind; notice: Notice; isForDigest: boolean },
): Promise<{ id: number; isNew: boolean }> {
  const scope = scopeOf(notice.about, kind.name);
  const at = new Date(notice.at);
  const data = JSON.stringify(notice.data);
  if (notice.group) {
    const open = await findOpenLine.first(transaction, { user, scope, group: notice.group });
    if (open) {
      const joined = { id: open.id, data, path: notice.path, isMention: notice.isMention || open.isMention };
      await updateOpenLine.write(transaction, { ...joined, named: notice.named ?? null, isForDigest, at });
      return { id: open.id, isNew: false };
    }
  }
  const { id } = await insertRow(
    transaction,
    transaction.models.of(InboxLine),
    {
      user,
      about: notice.about,
      named: notice.named ?? null,
      kind: kind.name,
      scope,
      groupName: notice.group,
      data,
      path: notice.path,
      number: 1,
      isUrgent: kind.isUrgent ?? false,
      isMention: notice.isMention,
      at,
      isForDigest,
    },
    { radioId: undefined, deleted: 'hidden' },
  );
  return { id, isNew: true };
}

const findOpenLine = query(
  'notifications.findOpenLine',
  (db, { user, scope, group }: Given<{ user: number; scope: string; group: string }>) =>
    db
      .selectFrom('InboxLine')
      .select(['id', 'isMention'])
      .where('user', '=', user)
      .where('seenAt', 'is', null)
      .where('scope', '=', scope)
      .where('groupName', '=', group)
      .where('doneAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .forNoKeyUpdate(),
);

type Joined = Given<{
  id: number;
  data: string;
  path: string;
  named: number | null;
  isMention: boolean;
  isForDigest: boolean;
  at: Date;
}>;

const updateOpenLine = query(
  'notifications.updateOpenLine',
  (db, { id, data, path, named, isMention, isForDigest, at }: Joined) =>
    db
      .updateTable('InboxLine')
      .set({ data, path, named, isMention, isForDigest, at })
      .set(({ eb, ref }) => ({ number: eb(ref('number'), '+', 1) }))
      .where('id', '=', id),
);
