import type { Services } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { NoticeMail, type AnyNoticeKind } from '../../../kit/notices/noticeKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { InboxLine } from '../inbox/inboxLine.entity.ts';
import { placeOf } from '../inbox/places.ts';
import { publishNotified } from '../inbox/notificationEvents.ts';
import { seenBy } from '../seenBy.ts';
import { mailNotificationJob } from './mailNotificationJob.ts';
import { quietUntil } from './quietHours.ts';

/** What is told to some people, as it was kept. */
export interface Told {
  kind: string;
  to: number[];
  about: number | null;
  data: object;
  path: string;
  group: string;
  isMention: boolean;
  /** When it was told, in milliseconds since 1970: it may have waited. */
  at: number;
}

/** Puts what was told into the inbox of each person, and has it mailed as they chose. All of a job or none of it. */
export const tellJob: JobKind<Told> = {
  name: 'notifications.tell',
  does: 'Puts what people are told into their inboxes.',
  atOnce: 2,
  tries: 8,
  pause: { first: 2, longest: 600 },
  timeLimit: 120,
  read: (kept) => kept as Told,
  async work({ services, database, data: told }) {
    const kind = services.notificationKinds.of(told.kind);
    if (!kind) return;
    const people = await thoseWhoMaySee({ services, database }, kind, told);
    if (people.length === 0) return;
    await inTransaction(database, (transaction) =>
      keepAll({ services, transaction }, { kind, told, people }),
    );
  },
};

async function thoseWhoMaySee(
  { services, database }: { services: Services; database: Database },
  kind: AnyNoticeKind,
  { to, about }: Told,
): Promise<number[]> {
  const there = (await known.all(database, { ids: to })).map(({ id }) => id);
  if (!kind.rule && about === null) return there;
  const people: number[] = [];
  for (const person of there) if (await seenBy(services.accounts, person)(about, kind)) people.push(person);
  return people;
}

const known = query('notifications.knownPeople', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('User').select('id').where('id', 'in', ids).orderBy('id'),
);

interface Telling {
  kind: AnyNoticeKind;
  told: Told;
  people: readonly number[];
}

async function keepAll(
  place: { services: Services; transaction: Transaction },
  { kind, told, people }: Telling,
): Promise<void> {
  const { services, transaction } = place;
  const ids = [...people];
  const choices = new Map(
    (await choicesOf.all(transaction, { ids, kind: kind.name })).map((choice) => [choice.user, choice]),
  );
  const quiet = new Map((await timesOf.all(transaction, { ids })).map((times) => [times.user, times]));
  const reached: number[] = [];
  for (const person of people) {
    const { isOn, mail } = choices.get(person) ?? { isOn: true, mail: kind.mail };
    if (!isOn) continue;
    const id = await keep(transaction, person, { kind, told, isForDigest: mail === NoticeMail.DIGEST });
    reached.push(person);
    if (mail !== NoticeMail.NOW) continue;
    const until = kind.isUrgent ? undefined : quietUntil(quiet.get(person), new Date());
    await services.jobs.add(
      transaction,
      mailNotificationJob,
      { id },
      { key: `notification ${id}`, ...(until && { after: until }) },
    );
  }
  await publishNotified(transaction, services.events, reached);
}

const choicesOf = query(
  'notifications.choicesOf',
  (db, { ids, kind }: Given<{ ids: number[]; kind: string }>) =>
    db
      .selectFrom('NoticeChoice')
      .select(['user', 'isOn', 'mail'])
      .where('user', 'in', ids)
      .where('kind', '=', kind),
);

const timesOf = query('notifications.timesOf', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('User as person')
    .innerJoin('NoticeTimes as times', 'times.user', 'person.id')
    .leftJoin('Radio as radio', 'radio.id', 'person.radio')
    .select(['person.id as user', 'times.quietFrom', 'times.quietUntil'])
    .select(({ fn }) => fn.coalesce('person.timeZone', 'radio.timeZone').as('timeZone'))
    .where('person.id', 'in', ids),
);

/** A line of its own, or one more in the line that was not seen yet. */
async function keep(
  transaction: Transaction,
  user: number,
  { kind, told, isForDigest }: { kind: AnyNoticeKind; told: Told; isForDigest: boolean },
): Promise<number> {
  const place = placeOf(told.about, kind.name);
  const at = new Date(told.at);
  const data = JSON.stringify(told.data);
  if (told.group) {
    const open = await openLine.first(transaction, { user, place, group: told.group });
    if (open) {
      const joined = { id: open.id, data, path: told.path, isMention: told.isMention || open.isMention };
      await joinLine.write(transaction, { ...joined, isForDigest, at });
      return open.id;
    }
  }
  const { id } = await insertRow(
    transaction,
    transaction.models.of(InboxLine),
    {
      user,
      about: told.about,
      kind: kind.name,
      place,
      groupName: told.group,
      data,
      path: told.path,
      number: 1,
      isUrgent: kind.isUrgent ?? false,
      isMention: told.isMention,
      at,
      isForDigest,
    },
    { radioId: undefined, deleted: 'hidden' },
  );
  return id;
}

const openLine = query(
  'notifications.openLine',
  (db, { user, place, group }: Given<{ user: number; place: string; group: string }>) =>
    db
      .selectFrom('InboxLine')
      .select(['id', 'isMention'])
      .where('user', '=', user)
      .where('seenAt', 'is', null)
      .where('place', '=', place)
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
  isMention: boolean;
  isForDigest: boolean;
  at: Date;
}>;

const joinLine = query(
  'notifications.joinLine',
  (db, { id, data, path, isMention, isForDigest, at }: Joined) =>
    db
      .updateTable('InboxLine')
      .set(({ eb, ref }) => ({ data, path, isMention, isForDigest, at, number: eb(ref('number'), '+', 1) }))
      .where('id', '=', id),
);
