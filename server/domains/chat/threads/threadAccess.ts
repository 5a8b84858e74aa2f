import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition, rowCondition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId, type Condition } from '../../../kit/read/reads.ts';
import { contextOf, type ContextOrWrite } from '../../../kit/resource/ownRows.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { isRecordSeen, isRecordThere, readableRecords } from '../records/recordChats.ts';
import { ChatPart, ChatThreadKind } from './chatEnums.ts';

/*
 * Access to threads. A private thread is visible to its current participants, a room to everybody who may read the
 * rooms of its radio, a thread about a record to everybody who may read such records. No thread is visible to
 * people who are banned from it. Threads of another radio and removed threads are never visible.
 */

export type Seeing = { viewer: number; rooms: boolean; records: string[] };

export const isSeen = rowCondition('ChatThread as t', (thread, { viewer, rooms, records }: Given<Seeing>) => {
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
        isRecordThere(thread),
      ]),
    ]),
  ]);
});

const seen = condition('ChatThread', isSeen);

const readsRooms = allow('read', 'ChatRoom');
const leadsRooms = allow('update', 'ChatRoom');

export const seeing = (context: Context): Seeing => ({
  viewer: context.viewer?.userId ?? 0,
  rooms: context.abilities.allows(readsRooms),
  records: readableRecords(context),
});

/** Returns the SQL condition for the threads `t` that the viewer sees. */
export const seenThreads = (context: Context): Condition => seen(context, seeing(context));

const findThread = query('chat.findThread', (db, given: Given<Seeing & { id: number }>) =>
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
    .where((thread) => isSeen(thread, given)),
);

/** Thread that the viewer sees, with the viewer's participation in it. */
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
  /** Participation id of the viewer, also after leaving; null when the viewer was never in the thread. */
  participant: number | null;
  /** Role of the viewer; null when the viewer is not in the thread now. */
  part: ChatPart | null;
  readUpTo: number | null;
  silencedUntil: Date | null;
  wroteAt: Date | null;
}

/** Returns a thread that the viewer sees; undefined for every other thread, whatever the reason. */
export async function findSeenThread(
  contextOrWrite: ContextOrWrite,
  id: string | number,
): Promise<SeenThread | undefined> {
  const given = { ...seeing(contextOf(contextOrWrite)), id: parseId(String(id)) ?? 0 };
  const found = await findThread.first(contextOrWrite, given);
  if (!found) return undefined;
  const { leftAt, part, recordKind, recordId, ...thread } = found;
  // Threads of records in the recycle bin are hidden from everybody.
  if (recordKind !== null && !(await isRecordSeen(contextOf(contextOrWrite), recordKind, recordId!)))
    return undefined;
  return { ...thread, part: leftAt === null ? part : null } as SeenThread;
}

const filterSeen = query('chat.filterSeenThreads', (db, given: Given<Seeing & { ids: number[] }>) =>
  db
    .selectFrom('ChatThread as t')
    .select('t.id')
    .where('t.id', 'in', given.ids)
    .where((thread) => isSeen(thread, given)),
);

/** Returns those of the given threads that the viewer sees. */
export async function filterSeenThreads(context: Context, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const given = { ...seeing(context), ids: [...new Set(ids)] };
  return (await filterSeen.all(context, given)).map(({ id }) => id);
}

/** Returns a thread that the viewer sees; throws NOT_FOUND otherwise. */
export async function requireSeenThread(
  contextOrWrite: ContextOrWrite,
  id: string | number,
): Promise<SeenThread> {
  const found = await findSeenThread(contextOrWrite, id);
  if (!found) throw notFound('ChatThread');
  return found;
}

/** Row lock until the end of the transaction, so that changes of a thread run one after the other. */
const lockThread = query('chat.lockThread', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('ChatThread').select('id').where('id', '=', id).forUpdate(),
);

/** Locks and returns a thread for a write; undefined when the viewer does not see it. */
export async function lockSeenThread(writing: Writing, id: string | number): Promise<SeenThread | undefined> {
  await lockThread.first(writing, { id: parseId(String(id)) ?? 0 });
  return findSeenThread(writing, id);
}

/** Locks and returns a thread for a write; throws NOT_FOUND when the viewer does not see it. */
export async function requireLockedThread(writing: Writing, id: string | number): Promise<SeenThread> {
  const found = await lockSeenThread(writing, id);
  if (!found) throw notFound('ChatThread');
  return found;
}

/** True when the viewer may moderate the thread. */
export const moderates = (
  { abilities }: Context,
  { kind, part }: Pick<SeenThread, 'kind' | 'part'>,
): boolean =>
  part === ChatPart.OWNER ||
  part === ChatPart.MODERATOR ||
  (kind === ChatThreadKind.ROOM && abilities.allows(leadsRooms));

/** True when the viewer may close the thread and assign its roles. Owners of private threads may also rename and remove them. */
export const owns = ({ abilities }: Context, { kind, part }: Pick<SeenThread, 'kind' | 'part'>): boolean =>
  kind === ChatThreadKind.ROOM ? abilities.allows(leadsRooms) : part === ChatPart.OWNER;

/** True when the viewer may export the messages of the thread. */
export const exports = (
  context: Context,
  thread: Pick<SeenThread, 'kind' | 'part'> & { isPair: boolean },
): boolean =>
  moderates(context, thread) ||
  (thread.isPair && thread.part !== null) ||
  (thread.kind !== ChatThreadKind.PRIVATE && context.abilities.allows(leadsRooms));
