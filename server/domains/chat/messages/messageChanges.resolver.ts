import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { Colleague } from '../../profile/colleague.ts';
import { ChatSearchInput, searchMessages } from '../search/searchMessages.ts';
import { seenThread } from '../threads/threadAccess.ts';
import { concealMessage, deleteMessage, editMessage, pinMessage, reactToMessage } from './changeMessage.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import { ChatHits, ChatPastWords, ChatReactions } from './chatMessage.types.ts';
import { historyOf, mentionedIn, pinsOf, reactionsOf } from './messageParts.ts';
import { isShown } from './shownWords.ts';

const ofMessage = { description: 'Id of the `ChatMessage`.' };

@Resolver(() => ChatMessage)
export class MessageChangesResolver {
  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Changes the words of a message of the viewer; what it said before stays in its history. FORBIDDEN for one of others. CONFLICT, with the message as `current`, when it was changed since `version`.',
  })
  async editChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('body', { description: 'Plain text with its line breaks, 1 to 10,000 characters.' }) body: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, ChatMessage, rowId, info), context.abilities);
    return shown(context, editMessage(context, id, { version, body, current }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ID, {
    description:
      'Deletes a message, whose place stays, and gives back its id: one’s own, or any for a moderator of its thread.',
  })
  async deleteChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await deleteMessage(context, id);
    return id;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatMessage, {
    description:
      'Keeps the words of a message from its readers, or shows them again, by a moderator of its thread.',
  })
  concealChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('concealed', () => Boolean, { description: 'Whether they are kept from readers from now on.' })
    concealed: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, concealMessage(context, id, concealed), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatMessage, {
    description:
      'Pins a message, of which a thread has at most 50, or takes it down: in a private thread by all who are in it, elsewhere by its moderators.',
  })
  pinChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('pinned', () => Boolean, { description: 'Whether it is pinned from now on.' }) pinned: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, pinMessage(context, id, pinned), info);
  }

  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Leaves an emoji on a message, which takes 20 different ones, or takes it away. Fine when it is so already.',
  })
  reactToChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('emoji', { description: 'One emoji.' }) emoji: string,
    @Arg('reacted', () => Boolean, { description: 'Whether it is the viewer’s from now on.' })
    reacted: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, reactToMessage(context, id, { emoji, reacts: reacted }), info);
  }

  @Allow('read', 'ChatThread')
  @Query(() => [ChatMessage], { description: 'What is pinned in a thread, the latest first; at most 50.' })
  async chatPins(
    @Arg('threadId', () => ID, { description: 'Id of the `ChatThread`.' }) threadId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    const { id: thread } = await seenThread(context, threadId);
    const ids = (await pinsOf.all(context, { thread })).map(({ id }) => id);
    const rows = await findRows(context, ChatMessage, ids, info, []);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatHits, {
    description:
      'The newest messages that hold a text, of private threads that the viewer is in and of public ones of the current radio; those of whom they blocked are not among them.',
  })
  searchChat(
    @Arg('input', () => ChatSearchInput, { description: 'Which messages.' }) input: ChatSearchInput,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 50.' }) first: number,
    @Arg('skip', () => Int, {
      defaultValue: 0,
      description: 'How many come before them, a multiple of `first`.',
    })
    skip: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChatHits> {
    return searchMessages(context, input, { first, skip }, info);
  }

  @Requires('replyTo.id')
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the `ChatMessage` that it answers to; null for none.',
  })
  replyToId(@Root() { replyTo }: Row): number | null {
    return (replyTo as Row | null)?.id ?? null;
  }

  @FieldResolver(() => [ChatReactions], {
    description: 'The emoji on it, which came first before the others.',
  })
  reactions(@Root() { id }: Row, @Ctx() context: Context): Promise<ChatReactions[]> {
    return reactionsOf(context, id);
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [Colleague], { description: 'Whom it names with an @, of those who may read it.' })
  async mentions(@Root() row: Row, @Ctx() context: Context): Promise<Colleague[]> {
    return (await isShown(context, row)) ? mentionedIn(context, row.id, 50) : [];
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [ChatPastWords], {
    description: 'What it said before, the latest first; at most 100.',
  })
  async history(@Root() row: Row, @Ctx() context: Context): Promise<ChatPastWords[]> {
    return (await isShown(context, row)) ? historyOf(context, row.id) : [];
  }
}

const shown = async (context: Context, change: Promise<number>, info: GraphQLResolveInfo): Promise<Row> =>
  (await findRow(context, ChatMessage, await change, info))!;
