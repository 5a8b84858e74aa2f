import type { Expression, SqlBool } from 'kysely';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../../kit/query/tables.ts';

const columns = [
  'line.id',
  'line.kind',
  'line.path',
  'line.number',
  'line.isUrgent',
  'line.isMention',
  'line.at',
  'line.seenAt',
  'line.doneAt',
  'line.data',
  'radio.id as radioId',
  'radio.name as radioName',
] as const;

interface Mine {
  user: number;
  /** Keys of radio and kind that the person may still see. */
  scopes: string[];
}

interface Slice extends Mine {
  skipped: number;
  max: number;
}

type Found = { seenAt: unknown; doneAt: unknown };

/** Converts the times of an inbox row to the fields `isSeen` and `isDone`. */
export const withStates = <Line extends Found>({ seenAt, doneAt, ...line }: Line) => ({
  ...line,
  isSeen: seenAt !== null,
  isDone: doneAt !== null,
});

type IsOf = (line: ConditionBuilder<'InboxLine', 'line'>) => Expression<SqlBool>;

/** Condition of each box, and the suffix of its query names. */
const isIn = {
  INBOX: { name: 'Inbox', isOf: (line) => line('line.doneAt', 'is', null) },
  MENTIONS: {
    name: 'Mentions',
    isOf: (line) => line.and([line('line.doneAt', 'is', null), line('line.isMention', '=', true)]),
  },
  DONE: { name: 'Done', isOf: (line) => line('line.doneAt', 'is not', null) },
} satisfies Record<string, { name: string; isOf: IsOf }>;

const pageOf = ({ name, isOf }: { name: string; isOf: IsOf }) =>
  query(`notifications.pageOf${name}`, (db, { user, scopes, skipped, max }: Given<Slice>) =>
    db
      .selectFrom('InboxLine as line')
      .leftJoin('Radio as radio', 'radio.id', 'line.about')
      .select(columns)
      .where('line.user', '=', user)
      .where((line) => isOf(line))
      .where('line.scope', 'in', scopes)
      .orderBy('line.at', 'desc')
      .orderBy('line.id', 'desc')
      .limit(max)
      .offset(skipped),
  );

const countOf = ({ name, isOf }: { name: string; isOf: IsOf }) =>
  query(`notifications.countOf${name}`, (db, { user, scopes }: Given<Mine>) =>
    db
      .selectFrom('InboxLine as line')
      .select(count)
      .where('line.user', '=', user)
      .where((line) => isOf(line))
      .where('line.scope', 'in', scopes),
  );

/** Queries that return a page of each box of the inbox, the latest notification first. */
export const findLinesOfBox = {
  INBOX: pageOf(isIn.INBOX),
  MENTIONS: pageOf(isIn.MENTIONS),
  DONE: pageOf(isIn.DONE),
};

export const countLinesOfBox = {
  INBOX: countOf(isIn.INBOX),
  MENTIONS: countOf(isIn.MENTIONS),
  DONE: countOf(isIn.DONE),
};

export const findLinesById = query(
  'notifications.findLinesById',
  (db, { user, scopes, ids }: Given<Mine & { ids: number[] }>) =>
    db
      .selectFrom('InboxLine as line')
      .leftJoin('Radio as radio', 'radio.id', 'line.about')
      .select(columns)
      .where('line.user', '=', user)
      .where('line.id', 'in', ids)
      .where('line.scope', 'in', scopes),
);

export const countUnseen = query('notifications.countUnseen', (db, { user, scopes }: Given<Mine>) =>
  db
    .selectFrom('InboxLine')
    .select(count)
    .where('user', '=', user)
    .where('seenAt', 'is', null)
    .where('doneAt', 'is', null)
    .where('scope', 'in', scopes),
);

type Marked = Given<{ user: number; ids: number[]; at: Date | null }>;

export const markSeen = query('notifications.markSeen', (db, { user, ids, at }: Marked) =>
  db.updateTable('InboxLine').set({ seenAt: at }).where('user', '=', user).where('id', 'in', ids),
);

export const markDone = query('notifications.markDone', (db, { user, ids, at }: Marked) =>
  db.updateTable('InboxLine').set({ doneAt: at }).where('user', '=', user).where('id', 'in', ids),
);

export const markAllSeen = query(
  'notifications.markAllSeen',
  (db, { user, at }: Given<{ user: number; at: Date }>) =>
    db
      .updateTable('InboxLine')
      .set({ seenAt: at })
      .where('user', '=', user)
      .where('seenAt', 'is', null)
      .where('doneAt', 'is', null),
);
