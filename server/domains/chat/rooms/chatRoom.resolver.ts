import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { publishChat } from '../live/chatEvents.ts';
import { ChatPart, ChatThreadKind } from '../threads/chatEnums.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { putIntoThread } from '../threads/joinThread.ts';
import { filterSeenThreads } from '../threads/threadAccess.ts';
import { ChatRoom } from './chatRoom.entity.ts';
import { ChatRoomInput, ChatRoomPatch } from './chatRoom.inputs.ts';

const findThreadOfRoom = query('chat.findThreadOfRoom', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatThread').select('id').where('room', '=', of).where('removedAt', 'is', null),
);

const findAnyThreadOfRoom = query('chat.findAnyThreadOfRoom', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatThread').select('id').where('room', '=', of),
);

const findBan = query('chat.findBan', (db, { of, viewer }: Given<{ of: number; viewer: number }>) =>
  db
    .selectFrom('ChatParticipant as own')
    .innerJoin('ChatThread as thread', 'thread.id', 'own.thread')
    .select('own.id')
    .where('thread.room', '=', of)
    .where('own.user', '=', viewer)
    .where('own.blockedAt', 'is not', null),
);

/** Condition on rooms: excludes rooms from which the viewer is banned. */
const roomsIn = condition('ChatRoom', (room, { viewer }: Given<{ viewer: number }>) =>
  room.not(
    room.exists(
      room
        .selectFrom('ChatParticipant as own')
        .innerJoin('ChatThread as thread', 'thread.id', 'own.thread')
        .select('own.id')
        .whereRef('thread.room', '=', 't.id')
        .where('own.user', '=', viewer)
        .where('own.blockedAt', 'is not', null),
    ),
  ),
);

const setThreadRemovedAt = query(
  'chat.setThreadRemovedAt',
  (db, { id, at }: Given<{ id: number; at: Date | null }>) =>
    db.updateTable('ChatThread').set({ removedAt: at }).where('id', '=', id),
);

const loadThreads = batchedBySelection(async (context, rooms, info): Promise<Array<Row | null>> => {
  const found = await findThreadOfRoom.ofEach(context, rooms, {});
  const seen = await filterSeenThreads(
    context,
    found.flatMap(([row]) => row?.id ?? []),
  );
  const rows = await findRows(context, ChatThread, seen, info, []);
  return found.map(([row]) => (row && rows.get(row.id)) ?? null);
});

const where = (context: Context) => roomsIn(context, { viewer: context.viewer?.userId ?? 0 });

@Resolver(() => ChatRoom)
export class ChatRoomResolver extends RecoverableResolver(ChatRoom, ChatRoomInput, ChatRoomPatch, {
  views: 'chatRooms',
  roles: { staff: ['read'], editor: ['manage'] },
  where,
  whereDeleted: where,
}) {
  @FieldResolver(() => ChatThread, {
    nullable: true,
    description: 'Thread of the room; null for a room in the recycle bin.',
  })
  thread(
    @Root() { id }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return loadThreads(context, id, info);
  }

  protected override async authorize(
    existing: Stored<ChatRoom> | undefined,
    write: Write<ChatRoom>,
  ): Promise<void> {
    if (!existing) return;
    const args = { of: existing.id, viewer: write.context.viewer!.userId };
    if (await findBan.any(write, args)) throw notFound('ChatRoom');
  }

  /**
   * Creates the thread of a new room with its creator as moderator.
   * Also deletes and restores the thread together with the room.
   */
  protected override async afterWrite(written: Written<ChatRoom> & Writing): Promise<void> {
    const { action, id, context, transaction } = written;
    const radio = context.radioId!;
    const thread =
      action === 'create'
        ? await this.#threadFor(written)
        : (await findAnyThreadOfRoom.first(written, { of: id }))?.id;
    if (thread === undefined) return;
    // Restoring a room is also reported as `delete`, so the row shows whether the room was deleted or
    // restored.
    if (action === 'delete')
      await setThreadRemovedAt.write(written, {
        id: thread,
        at: written.existing?.deletedAt ? null : new Date(),
      });
    await publishChat(transaction, context.services.events, {
      kind: 'THREAD',
      thread,
      radio,
      user: context.viewer!.userId,
      people: true,
    });
  }

  async #threadFor(written: Written<ChatRoom> & Writing): Promise<number> {
    const { id: room, transaction, context } = written;
    const at = new Date();
    const user = context.viewer!.userId;
    const row = {
      kind: ChatThreadKind.ROOM,
      room,
      radio: context.radioId,
      createdBy: user,
      lastMessageAt: at,
    };
    const scope = { radioId: context.radioId, deleted: 'hidden' } as const;
    const { id } = await insertRow(transaction, transaction.models.of(ChatThread), row, scope);
    await putIntoThread(written, { thread: id, user, part: ChatPart.MODERATOR, readUpTo: 0 });
    return id;
  }
}
