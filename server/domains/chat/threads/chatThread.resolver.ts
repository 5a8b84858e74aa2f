import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, parseId, rowsByIds } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { joinPublicThread, leaveThread, renameThread, setThreadClosed } from './changeThread.ts';
import { ChatThreadKind } from './chatEnums.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';
import { loadLastMessage } from '../messages/loadLastMessage.ts';
import { recordOfThread } from '../records/recordChats.ts';
import { openRecordThread } from '../records/openRecordThread.ts';
import { ChatThread } from './chatThread.entity.ts';
import { ChatPerson, ChatRecord, OwnChatPart, OwnChatThreads } from './chatThread.types.ts';
import { openThread } from './openThread.ts';
import { loadOwnPart, findOwnThreadIds, countOwnUnreadThreads } from './ownThreads.ts';
import {
  findBannedPeopleOfThread,
  countPeople,
  loadPeopleOfThread,
  findPeopleOfThreadAfter,
} from './loadPeopleOfThread.ts';
import { exports, moderates, owns, requireSeenThread, seenThreads } from './threadAccess.ts';
import { removeWithPicture } from './threadPicture.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };
const afterPerson = {
  nullable: true,
  description:
    'Only people who follow this person in the list: id of a `ChatPerson` of the thread. From the start when absent.',
} as const;
const longestName = 80;
const maxThreads = 100;

@Resolver(() => ChatThread)
export class ChatThreadResolver {
  @Allow('read', 'ChatThread')
  @Query(() => OwnChatThreads, {
    description:
      'Private threads of the viewer, and threads of the current radio that the viewer has joined. Without hidden threads.',
  })
  async chatThreads(
    @Arg('first', () => Int, { defaultValue: 50, description: 'Maximum number of threads, 1 to 100.' })
    first: number,
    @Arg('skip', () => Int, { defaultValue: 0, description: 'Number of threads to skip.' })
    skip: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OwnChatThreads> {
    if (first < 1) throw invalidInput({ first: 'min' });
    if (first > maxThreads) throw invalidInput({ first: 'max' });
    if (skip < 0) throw invalidInput({ skip: 'min' });
    const ids = await findOwnThreadIds(context, { limit: first + 1, skipped: skip });
    const rows = await findRows(context, ChatThread, ids.slice(0, first), info, ['items']);
    return {
      items: rowsByIds<ChatThread>(rows, ids.slice(0, first)),
      hasMore: ids.length > first,
      unreadThreads: await countOwnUnreadThreads(context),
    };
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatThread, {
    nullable: true,
    description:
      'Thread with this id. A private thread is returned to its participants, a public thread of the current radio to everybody who may see it. Null with the error NOT_FOUND for any other id.',
  })
  async chatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const row = await findRow(context, ChatThread, parseId(id) ?? 0, info, seenThreads(context));
    if (!row) throw notFound('ChatThread');
    return row;
  }

  @Allow('create', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Opens a private thread with other people. With only one other person, always returns the same thread; people who had left it rejoin it. BAD_USER_INPUT with `peopleIds: unknown` when the viewer may not write to one of them.',
  })
  async openChatThread(
    @Arg('peopleIds', () => [ID], {
      description: 'Ids of the other `User`s, 1 to 50; the viewer and duplicates do not count.',
    })
    peopleIds: string[],
    @Arg('name', () => String, {
      nullable: true,
      description:
        'Name of a thread of several people, at most 80 characters; ignored for one other person. Without a name, clients show the names of its people.',
    })
    name: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const id = await openThread(context, { peopleIds, name: nameOf(name ?? '') });
    return (await findRow(context, ChatThread, id, info))!;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    nullable: true,
    description:
      'Opens the thread about a record of the current radio, and adds the viewer to its people. The first viewer who may write messages creates the thread. Null when the thread does not exist yet and the viewer may not write messages. NOT_FOUND when the record does not exist or the viewer may not see it, and for rundowns of days more than 366 days ahead. LIMIT_EXCEEDED when the viewer has created too many threads in which nobody wrote.',
  })
  async openRecordChat(
    @Arg('kind', { description: 'Type of the record: `Emission`, `Episode`, `Rundown` or `Rush`.' })
    kind: string,
    @Arg('id', () => ID, {
      description: 'Id of that `Emission`, `Episode`, `Rundown` (`12:2026-11-23`) or `Rush`.',
    })
    id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const threadId = await openRecordThread(context, kind, id);
    return threadId === null ? null : findRow(context, ChatThread, threadId, info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Renames a private thread of several people. Allowed for the owner of the thread: FORBIDDEN for everybody else, also in threads of two and threads about a record. CONFLICT, with the stored thread as `current`, when the thread has changed since `version`. BAD_USER_INPUT with `id: invalidTransition` for rooms, when the viewer may update rooms.',
  })
  async renameChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('name', { description: 'New name, at most 80 characters; empty to use the names of its people.' })
    name: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, ChatThread, rowId, info), context.abilities);
    const rowId = await renameThread(context, id, { version, name: nameOf(name), current });
    return (await findRow(context, ChatThread, rowId, info))!;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Closes a thread, so that nobody can write in it, or opens it again. A private thread of several people can be closed by its owner, a room by people who may update rooms. FORBIDDEN for everybody else, and for threads of two people and threads about a record.',
  })
  async setChatThreadClosed(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('closed', () => Boolean, { description: 'True to close the thread, false to open it.' })
    closed: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, ChatThread, await setThreadClosed(context, id, closed), info))!;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ID, {
    description:
      'Deletes a private thread of several people for all of them, and returns its id. Allowed for the owner of the thread. A thread of two has no owner; people leave it instead. FORBIDDEN for everybody else. BAD_USER_INPUT with `id: invalidTransition` for rooms, when the viewer may update rooms.',
  })
  async deleteChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await removeWithPicture(context, id);
    return id;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Adds the viewer to a public thread that the viewer may see. From then on, the viewer receives its events. Idempotent.',
  })
  async joinChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, ChatThread, await joinPublicThread(context, id), info))!;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ID, {
    description:
      'Removes the viewer from a thread, and returns its id. A private thread is not visible to the viewer any more; when its owner leaves, the person who joined first becomes the owner.',
  })
  async leaveChatThread(@Arg('id', () => ID, ofThread) id: string, @Ctx() context: Context): Promise<string> {
    await leaveThread(context, id);
    return id;
  }

  @Requires('recordKind', 'recordId')
  @FieldResolver(() => ChatRecord, {
    nullable: true,
    description:
      'Record that a thread of kind RECORD is about. Null for PRIVATE and ROOM, and when the viewer may not read the record.',
  })
  async record(@Root() { recordKind, recordId }: Row, @Ctx() context: Context): Promise<ChatRecord | null> {
    if (recordKind === null) return null;
    const found = await recordOfThread(context, `${String(recordKind)} ${String(recordId)}`);
    return found && { ...found, date: found.date ?? null };
  }

  @FieldResolver(() => OwnChatPart, {
    nullable: true,
    description: 'Participation of the viewer; null when the viewer is not in the thread.',
  })
  own(@Root() { id }: Row, @Ctx() context: Context): Promise<OwnChatPart | null> {
    return loadOwnPart(context, id);
  }

  @FieldResolver(() => [ChatPerson], {
    description:
      'People in the thread, without banned ones, in the order in which they first joined; at most 100.',
  })
  async people(
    @Root() { id }: Row,
    @Arg('first', () => Int, { defaultValue: 10, description: 'Maximum number of people, 0 to 100.' })
    first: number,
    @Arg('after', () => ID, afterPerson) after: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPerson[]> {
    const limit = limitOf(first);
    if (after == null) return (await loadPeopleOfThread(context, id)).slice(0, limit);
    return (await findPeopleOfThreadAfter(context, id, parseId(after) ?? 0)).slice(0, limit);
  }

  @Requires('kind')
  @FieldResolver(() => [ChatPerson], {
    description:
      'People who are banned from the thread, also those who were removed from it; at most 100. Visible to people who may moderate the thread; empty for everybody else.',
  })
  async bannedPeople(
    @Root() { id, kind }: Row,
    @Arg('first', () => Int, { defaultValue: 100, description: 'Maximum number of people, 0 to 100.' })
    first: number,
    @Arg('after', () => ID, afterPerson) after: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPerson[]> {
    const limit = limitOf(first);
    const part = (await loadOwnPart(context, id))?.part ?? null;
    if (!moderates(context, { kind: kind as ChatThreadKind, part })) return [];
    return (await findBannedPeopleOfThread(context, id, parseId(after ?? '') ?? 0)).slice(0, limit);
  }

  @FieldResolver(() => ChatMessage, {
    nullable: true,
    description: 'Newest message; null while the thread has no messages.',
  })
  lastMessage(
    @Root() { id }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return loadLastMessage(context, id, info);
  }

  @Requires('pairKey')
  @FieldResolver(() => Boolean, {
    description:
      'True for a private thread that was opened with one other person. Each pair of people has at most one. False once the account of one of the two was deleted.',
  })
  isPair(@Root() { pairKey }: Row): boolean {
    return pairKey !== null;
  }

  @FieldResolver(() => Int, { description: 'Number of people in the thread, without banned ones.' })
  peopleCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countPeople(context, id);
  }

  @Requires('kind')
  @FieldResolver(() => Boolean, { description: 'True when the viewer may moderate the thread.' })
  async mayModerate(@Root() { id, kind }: Row, @Ctx() context: Context): Promise<boolean> {
    return moderates(context, {
      kind: kind as ChatThreadKind,
      part: (await loadOwnPart(context, id))?.part ?? null,
    });
  }

  @Requires('kind')
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may close the thread and assign roles. A private thread may then also be renamed and deleted.',
  })
  async mayUpdate(@Root() { id, kind }: Row, @Ctx() context: Context): Promise<boolean> {
    return owns(context, {
      kind: kind as ChatThreadKind,
      part: (await loadOwnPart(context, id))?.part ?? null,
    });
  }

  @Requires('kind', 'pairKey')
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may export the messages from `/api/exports/chat/{id}.csv`. Allowed for people who may moderate the thread, both people of a thread with `isPair`, and, for rooms and threads about a record, everybody who may update rooms. The export also requires a recent proof of identity.',
  })
  async mayExport(@Root() { id, kind, pairKey }: Row, @Ctx() context: Context): Promise<boolean> {
    const part = (await loadOwnPart(context, id))?.part ?? null;
    return exports(context, { kind: kind as ChatThreadKind, part, isPair: pairKey !== null });
  }
}

function limitOf(first: number): number {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > maxThreads) throw invalidInput({ first: 'max' });
  return first;
}

function nameOf(given: string): string {
  const name = given.trim();
  if (name.length > longestName) throw invalidInput({ name: 'tooLong' });
  return name;
}

/** Returns the row of a thread that the viewer sees, with the selected fields. Throws NOT_FOUND otherwise. */
export const findThreadRow = async (context: Context, id: number, info: GraphQLResolveInfo): Promise<Row> => {
  await requireSeenThread(context, id);
  return (await findRow(context, ChatThread, id, info))!;
};
