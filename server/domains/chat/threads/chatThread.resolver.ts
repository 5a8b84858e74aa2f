import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, parseId } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { joinPublicThread, leaveThread, renameThread, setThreadClosed } from './changeThread.ts';
import { ChatThreadKind } from './chatEnums.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';
import { lastMessage } from '../messages/lastMessage.ts';
import { recordOfThread } from '../records/chatAbout.ts';
import { openRecordThread } from '../records/openRecordThread.ts';
import { ChatThread } from './chatThread.entity.ts';
import { ChatPerson, ChatRecord, OwnChatPart, OwnChatThreads } from './chatThread.types.ts';
import { openThread } from './openThread.ts';
import { ownPart, ownThreadIds, unreadThreads } from './ownThreads.ts';
import { keptOutOfThread, peopleCount, peopleOfThread, peopleOfThreadAfter } from './peopleOfThread.ts';
import { exports, moderates, owns, seenThread, seenThreads } from './threadAccess.ts';
import { removeWithPicture } from './threadPicture.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };
const afterPerson = {
  nullable: true,
  description: 'Only those who come after: id of a `ChatPerson` of the thread.',
} as const;
const longestName = 80;
const mostThreads = 100;

@Resolver(() => ChatThread)
export class ChatThreadResolver {
  @Allow('read', 'ChatThread')
  @Query(() => OwnChatThreads, {
    description:
      'The threads that the viewer is in, private ones and those of the current radio, without those that they put out of their list.',
  })
  async chatThreads(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('skip', () => Int, { defaultValue: 0, description: 'How many of the list come before them.' })
    skip: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OwnChatThreads> {
    if (first < 1) throw invalidInput({ first: 'min' });
    if (first > mostThreads) throw invalidInput({ first: 'max' });
    if (skip < 0) throw invalidInput({ skip: 'min' });
    const ids = await ownThreadIds(context, { most: first + 1, skipped: skip });
    const rows = await findRows(context, ChatThread, ids.slice(0, first), info, ['items']);
    return {
      items: ids.slice(0, first).flatMap((id) => rows.get(id) ?? []) as never,
      hasMore: ids.length > first,
      unreadThreads: await unreadThreads(context),
    };
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatThread, {
    nullable: true,
    description:
      'The thread with this id, or null with the error NOT_FOUND: a private one that the viewer is in, or a public one of the current radio.',
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
      'Opens a private thread with others. With one other person alone it is always the same one. BAD_USER_INPUT with `peopleIds: unknown` when one of them is nobody to whom the viewer may write.',
  })
  async openChatThread(
    @Arg('peopleIds', () => [ID], { description: 'With whom: id of each `User`, 1 to 50.' })
    peopleIds: string[],
    @Arg('name', () => String, {
      nullable: true,
      description: 'What a thread of several is called, at most 80 characters; after its people when absent.',
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
      'Opens the thread about a record of the current radio, and adds the viewer to its people. The first viewer who may write messages creates the thread; null for a viewer who may only read when nobody has created it. NOT_FOUND for a record that the viewer does not see.',
  })
  async openRecordChat(
    @Arg('kind', { description: 'What the record is: `Emission`, `Episode`, `Rundown` or `Rush`.' })
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
      'Names a private thread of several, by its owner. CONFLICT, with the thread as `current`, when it changed since `version`. BAD_USER_INPUT with `id: notFromHere` for a thread that has its name from elsewhere.',
  })
  async renameChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('name', { description: 'At most 80 characters; empty to call it after its people.' }) name: string,
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
      'Closes a thread, in which nobody writes from then on, or opens it again: by its owner, and of a room by those who may update rooms.',
  })
  async setChatThreadClosed(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('closed', () => Boolean, { description: 'Whether it is closed from now on.' }) closed: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, ChatThread, await setThreadClosed(context, id, closed), info))!;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ID, {
    description:
      'Removes a private thread of several for all who are in it, by its owner, and gives back its id. A thread of two is left instead.',
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
    description: 'The viewer is in a public thread from now on, and hears of it. Fine when they are already.',
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
      'The viewer is in a thread no more, and gives back its id; a private one they then see no more.',
  })
  async leaveChatThread(@Arg('id', () => ID, ofThread) id: string, @Ctx() context: Context): Promise<string> {
    await leaveThread(context, id);
    return id;
  }

  @Requires('recordKind', 'recordId')
  @FieldResolver(() => ChatRecord, {
    nullable: true,
    description:
      'The record that it is about; null where it is about none, or about one that the viewer does not read.',
  })
  async record(@Root() { recordKind, recordId }: Row, @Ctx() context: Context): Promise<ChatRecord | null> {
    if (recordKind === null) return null;
    const found = await recordOfThread(context, `${String(recordKind)} ${String(recordId)}`);
    return found && { ...found, date: found.date ?? null };
  }

  @FieldResolver(() => OwnChatPart, {
    nullable: true,
    description: 'How the viewer stands in it; null when they are not in it.',
  })
  own(@Root() { id }: Row, @Ctx() context: Context): Promise<OwnChatPart | null> {
    return ownPart(context, id);
  }

  @FieldResolver(() => [ChatPerson], {
    description: 'Who is in it, who came first before the others; at most 100.',
  })
  async people(
    @Root() { id }: Row,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many of them, 0 to 100.' }) first: number,
    @Arg('after', () => ID, afterPerson) after: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPerson[]> {
    const most = mostOf(first);
    if (after == null) return (await peopleOfThread(context, id)).slice(0, most);
    return (await peopleOfThreadAfter(context, id, parseId(after) ?? 0)).slice(0, most);
  }

  @Requires('kind')
  @FieldResolver(() => [ChatPerson], {
    description:
      'Whom those who keep order keep out of it, as they tell one another; at most 100. Nobody for all others.',
  })
  async keptOut(
    @Root() { id, kind }: Row,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many of them, 0 to 100.' }) first: number,
    @Arg('after', () => ID, afterPerson) after: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPerson[]> {
    const most = mostOf(first);
    const part = (await ownPart(context, id))?.part ?? null;
    if (!moderates(context, { kind: kind as ChatThreadKind, part })) return [];
    return (await keptOutOfThread(context, id, parseId(after ?? '') ?? 0)).slice(0, most);
  }

  @FieldResolver(() => ChatMessage, {
    nullable: true,
    description: 'Its newest message; null before the first.',
  })
  lastMessage(
    @Root() { id }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return lastMessage(context, id, info);
  }

  @Requires('pairKey')
  @FieldResolver(() => Boolean, {
    description: 'Whether it is that of two people, who have no other one of two.',
  })
  isPair(@Root() { pairKey }: Row): boolean {
    return pairKey !== null;
  }

  @FieldResolver(() => Int, { description: 'How many are in it.' })
  peopleCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return peopleCount(context, id);
  }

  @Requires('kind')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer keeps order in it.' })
  async mayModerate(@Root() { id, kind }: Row, @Ctx() context: Context): Promise<boolean> {
    return moderates(context, {
      kind: kind as ChatThreadKind,
      part: (await ownPart(context, id))?.part ?? null,
    });
  }

  @Requires('kind')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer names, closes and removes it.' })
  async mayUpdate(@Root() { id, kind }: Row, @Ctx() context: Context): Promise<boolean> {
    return owns(context, { kind: kind as ChatThreadKind, part: (await ownPart(context, id))?.part ?? null });
  }

  @Requires('kind', 'pairKey')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may take its messages away as a file, from `/api/exports/chat/{id}.csv`: who keeps order in it, each of two people, and of public threads those who may update rooms.',
  })
  async mayExport(@Root() { id, kind, pairKey }: Row, @Ctx() context: Context): Promise<boolean> {
    const part = (await ownPart(context, id))?.part ?? null;
    return exports(context, { kind: kind as ChatThreadKind, part, isPair: pairKey !== null });
  }
}

function mostOf(first: number): number {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > mostThreads) throw invalidInput({ first: 'max' });
  return first;
}

function nameOf(given: string): string {
  const name = given.trim();
  if (name.length > longestName) throw invalidInput({ name: 'tooLong' });
  return name;
}

/** A thread as a field asks for it, when the viewer sees it. */
export const threadRow = async (context: Context, id: number, info: GraphQLResolveInfo): Promise<Row> => {
  await seenThread(context, id);
  return (await findRow(context, ChatThread, id, info))!;
};
