import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { parseId, type Condition } from '../../../kit/read/reads.ts';
import { contextOf, type ContextOrWrite } from '../../../kit/resource/ownRows.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { isRecordSeen, isRecordThere, readableRecords } from '../records/chatAbout.ts';
import { ChatPart, ChatThreadKind } from './chatEnums.ts';

/*
 * Who sees which thread. A private one is for those who are in it now; a room for all who may read the rooms of its radio, but
 * for those whom it keeps out; one about a record for all who may read such records. What is of another radio, and what was
 * removed, is out of reach.
 */

export type Seeing = { viewer: number; rooms: boolean; records: string[] };

export const isSeen = (
  thread: ConditionBuilder<'ChatThread', 't'>,
  { viewer, rooms, records }: Given<Seeing>,
) => {
  const own = thread
    .selectFrom('ChatParticipant as own')
    .select('own.id')
    .whereRef('own.thread', '=', 't.id')
    .where('own.user', '=', viewer);
  return thread.and([
    thread('t.removedAt', 'is', null),
    thread.not(thread.exists(own.where('own.blockedAt', 'is not', null))),
    thread.or([
      thread.and([
        thread('t.kind', '=', ChatThreadKind.PRIVATE),
        // guard: private-thread-for-members
        thread.exists(own.where('own.leftAt', 'is', null)),
      ]),
      thread.and([rooms, thread('t.kind', '=', ChatThreadKind.ROOM)]),
      thread.and([
        thread('t.kind', '=', ChatThreadKind.RECORD),
        thread('t.recordKind', 'in', records),
        isRecordThere(thread, 't'),
      ]),
    ]),
  ]);
};

const seen = condition('ChatThread', isSeen);

const readsRooms = allow('read', 'ChatRoom');
const leadsRooms = allow('update', 'ChatRoom');

export const seeing = (context: Context): Seeing => ({
  viewer: context.viewer?.userId ?? 0,
  rooms: context.abilities.allows(readsRooms),
  records: readableRecords(context),
});

/** The threads `t` that the viewer sees. */
export const seenThreads = (context: Context): Condition => seen(context, seeing(context));

const threadFor = query('chat.threadFor', (db, given: Given<Seeing & { id: number }>) =>
  db
    .selectFrom('ChatThread as t')
    .leftJoin('ChatParticipant as mine', (join) =>
      join.onRef('mine.thread', '=', 't.id').on('mine.user', '=', given.viewer),
    )
    .select([
      't.id',
      't.kind',
      't.radio',
      't.room',
      't.recordKind',
      't.recordId',
      't.version',
      't.lastSequence',
      't.lastChange',
      't.firstSequence',
      't.closedAt',
      'mine.id as participant',
      'mine.part',
      'mine.leftAt',
      'mine.readUpTo',
      'mine.silencedUntil',
      'mine.wroteAt',
    ])
    .where('t.id', '=', given.id)
    .where((thread) => isSeen(thread as never, given)),
);

/** A thread as its viewer stands in it. */
export interface SeenThread {
  id: number;
  kind: ChatThreadKind;
  radio: number | null;
  room: number | null;
  version: number;
  lastSequence: number;
  lastChange: number;
  firstSequence: number;
  closedAt: Date | null;
  /** Their row in it, also when they have left; null when they were never in it. */
  participant: number | null;
  /** What they are in it; null when they are not in it now. */
  part: ChatPart | null;
  readUpTo: number | null;
  silencedUntil: Date | null;
  wroteAt: Date | null;
}

/** A thread that the viewer sees, with what they are in it; undefined for every other, whatever the reason. */
export async function findSeenThread(
  asking: ContextOrWrite,
  id: string | number,
): Promise<SeenThread | undefined> {
  const given = { ...seeing(contextOf(asking)), id: parseId(String(id)) ?? 0 };
  const found = await threadFor.first(asking as never, given);
  if (!found) return undefined;
  const { leftAt, part, recordKind, recordId, ...thread } = found;
  // A record in the recycle bin has no thread for anybody.
  if (recordKind !== null && !(await isRecordSeen(contextOf(asking), recordKind, recordId!)))
    return undefined;
  return { ...thread, part: leftAt === null ? part : null } as SeenThread;
}

const seenAmong = query('chat.seenAmong', (db, given: Given<Seeing & { ids: number[] }>) =>
  db
    .selectFrom('ChatThread as t')
    .select('t.id')
    .where('t.id', 'in', given.ids)
    .where((thread) => isSeen(thread as never, given)),
);

/** Those of some threads that the viewer sees. */
export async function seenAmongThreads(context: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const given = { ...seeing(context), ids: [...new Set(ids)] };
  return (await seenAmong.all(context, given)).map(({ id }) => id);
}

/** The same; NOT_FOUND when they do not see it. */
export async function seenThread(asking: ContextOrWrite, id: string | number): Promise<SeenThread> {
  const found = await findSeenThread(asking, id);
  if (!found) throw notFound('ChatThread');
  return found;
}

/** Held until the transaction ends: one change after the other. */
const lockThread = query('chat.lockThread', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('ChatThread').select('id').where('id', '=', id).forUpdate(),
);

/** A thread for a write: nobody else writes in it, comes or goes until the transaction ends. */
export async function holdSeenThread(writing: Writing, id: string | number): Promise<SeenThread | undefined> {
  await lockThread.first(writing, { id: parseId(String(id)) ?? 0 });
  return findSeenThread(writing, id);
}

/** The same; NOT_FOUND when the viewer does not see it. */
export async function heldThread(writing: Writing, id: string | number): Promise<SeenThread> {
  const found = await holdSeenThread(writing, id);
  if (!found) throw notFound('ChatThread');
  return found;
}

/** Whether the viewer keeps order in a thread. */
export const moderates = (
  { abilities }: Context,
  { kind, part }: Pick<SeenThread, 'kind' | 'part'>,
): boolean =>
  part === ChatPart.OWNER ||
  part === ChatPart.MODERATOR ||
  (kind === ChatThreadKind.ROOM && abilities.allows(leadsRooms));

/** Whether they say what becomes of it as a whole. */
export const owns = ({ abilities }: Context, { kind, part }: Pick<SeenThread, 'kind' | 'part'>): boolean =>
  kind === ChatThreadKind.ROOM ? abilities.allows(leadsRooms) : part === ChatPart.OWNER;

/** Whether they may take its messages away as a file. */
export const exports = (
  context: Context,
  thread: Pick<SeenThread, 'kind' | 'part'> & { isPair: boolean },
): boolean =>
  moderates(context, thread) ||
  (thread.isPair && thread.part !== null) ||
  (thread.kind !== ChatThreadKind.PRIVATE && context.abilities.allows(leadsRooms));
