import type { Context } from '../../../kit/context.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import { isRecordThere } from '../records/recordChats.ts';
import { ChatThreadKind, type ChatPart } from './chatEnums.ts';
import { seeing } from './threadAccess.ts';
import type { OwnChatPart } from './chatThread.types.ts';

interface Kinds {
  viewer: number;
  rooms: boolean;
  records: string[];
}

/** Threads of a person that are not hidden. */
const listed = (db: Builder, { viewer, rooms, records }: Given<Kinds>) =>
  db
    .selectFrom('ChatParticipant as mine')
    .innerJoin('ChatThread as t', 't.id', 'mine.thread')
    .where('mine.user', '=', viewer)
    .where('mine.leftAt', 'is', null)
    .where('mine.blockedAt', 'is', null)
    .where('t.removedAt', 'is', null)
    .where((thread) =>
      thread.or([
        thread('t.kind', '=', ChatThreadKind.PRIVATE),
        thread.and([rooms, thread('t.kind', '=', ChatThreadKind.ROOM)]),
        thread.and([
          thread('t.kind', '=', ChatThreadKind.RECORD),
          thread('t.recordKind', 'in', records),
          isRecordThere(thread),
        ]),
      ]),
    )
    .where(({ or, eb, ref }) =>
      or([eb('mine.hiddenUpTo', 'is', null), eb('mine.hiddenUpTo', '<', ref('t.lastSequence'))]),
    );

const findOwnThreadPage = query(
  'chat.findOwnThreadPage',
  (db, given: Given<Kinds & { limit: number; skipped: number }>) =>
    listed(db, given)
      .select('t.id')
      .orderBy('t.lastMessageAt', 'desc')
      .orderBy('t.id', 'desc')
      .limit(given.limit)
      .offset(given.skipped),
);

const countUnreadThreads = query('chat.countUnreadThreads', (db, given: Given<Kinds>) =>
  listed(db, given).select(count).whereRef('mine.readUpTo', '<', 't.lastSequence'),
);

/** Returns the ids of the viewer's threads, the one with the latest message first. */
export const findOwnThreadIds = async (
  context: Context,
  { limit, skipped }: { limit: number; skipped: number },
) => (await findOwnThreadPage.all(context, { ...seeing(context), limit, skipped })).map(({ id }) => id);

export const countOwnUnreadThreads = async (context: Context): Promise<number> =>
  (await countUnreadThreads.first(context, seeing(context)))!.count;

const findOwnPart = query('chat.findOwnPart', (db, { of, viewer }: Given<{ of: number; viewer: number }>) =>
  db
    .selectFrom('ChatParticipant as mine')
    .innerJoin('ChatThread as t', 't.id', 'mine.thread')
    .select([
      'mine.id',
      'mine.part',
      'mine.readUpTo',
      'mine.hiddenUpTo',
      'mine.mutedUntil',
      'mine.silencedUntil',
      't.lastSequence',
    ])
    .select(({ selectFrom }) =>
      selectFrom('ChatMention as mention')
        .select(count)
        .whereRef('mention.user', '=', 'mine.user')
        .whereRef('mention.thread', '=', 'mine.thread')
        .whereRef('mention.sequence', '>', 'mine.readUpTo')
        .as('mentionCount'),
    )
    .where('mine.thread', '=', of)
    .where('mine.user', '=', viewer)
    .where('mine.leftAt', 'is', null),
);

/** Loads the viewer's participation in each of several threads; null when there is none. */
export const loadOwnPart = batched(async (context, ids): Promise<Array<OwnChatPart | null>> => {
  const found = await findOwnPart.ofEach(context, ids, { viewer: context.viewer?.userId ?? 0 });
  return found.map(([mine]) => {
    if (!mine) return null;
    const { lastSequence, hiddenUpTo, ...part } = mine;
    return {
      ...part,
      part: part.part as ChatPart,
      mentionCount: part.mentionCount ?? 0,
      unreadCount: Math.max(0, lastSequence - part.readUpTo),
      isHidden: hiddenUpTo !== null && hiddenUpTo >= lastSequence,
    };
  });
});
