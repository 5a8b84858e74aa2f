import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, rowsByIds } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { Colleague } from '../../content/public.ts';
import { ChatSearchInput, searchMessages } from './searchMessages.ts';
import { requireSeenThread } from '../threads/threadAccess.ts';
import {
  concealMessage,
  deleteMessage,
  editMessage,
  pinMessage,
  reactToMessage,
} from './edits/changeMessage.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import { ChatHits, ChatPastWords, ChatReactions } from './chatMessage.types.ts';
import { loadHistory, mentionedIn, findPinnedMessages, loadReactions } from './messageParts.ts';
import { isShown } from './messageVisibility.ts';

const ofMessage = { description: 'Id of the `ChatMessage`.' };

@Resolver(() => ChatMessage)
export class MessageChangesResolver {
  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Edits a message of the viewer; the previous text stays in `history`. FORBIDDEN for messages of other people, and in a room where only moderators write. BAD_USER_INPUT with `id: invalidTransition` for a deleted or concealed message, with `threadId: disabled` in a closed thread, with `body: required` for an empty text of a message without files, with `body: tooLong` for a text that is too long. LIMIT_EXCEEDED (`mentions`) for more than 50 different names after an @. RATE_LIMITED while the viewer is silenced and may not moderate the thread. CONFLICT, with the stored message as `current`, when the text was edited since `version`.',
  })
  async editChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('body', {
      description:
        'Plain text with line breaks, 1 to 10,000 characters; may be empty when the message has files.',
    })
    body: string,
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
      'Deletes a message and returns its id. People may delete their own messages; people who may moderate the thread may delete any message. Text, history, reactions and files are erased; the position in the thread stays.',
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
      'Conceals the text and files of a message from all readers and unpins it, or shows it again. Allowed for people who may moderate the thread.',
  })
  concealChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('concealed', () => Boolean, { description: 'True to conceal the text, false to show it.' })
    concealed: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, concealMessage(context, id, concealed), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatMessage, {
    description:
      'Pins or unpins a message; `pinned: tooLong` when the thread has 50 pinned messages. Allowed for everybody in a private thread, and in other threads for people who may moderate them. BAD_USER_INPUT with `id: invalidTransition` for a deleted or concealed message.',
  })
  pinChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('pinned', () => Boolean, { description: 'True to pin the message, false to unpin it.' })
    pinned: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, pinMessage(context, id, pinned), info);
  }

  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Adds or removes a reaction of the viewer. Idempotent. BAD_USER_INPUT with `emoji: invalid` for other text than one emoji, with `emoji: tooLong` for another emoji when the message has 20 different ones, with `id: disabled` in a closed thread, with `id: invalidTransition` for a deleted or concealed message.',
  })
  reactToChatMessage(
    @Arg('id', () => ID, ofMessage) id: string,
    @Arg('emoji', { description: 'Exactly one emoji.' }) emoji: string,
    @Arg('reacted', () => Boolean, { description: 'True to add the reaction, false to remove it.' })
    reacted: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return shown(context, reactToMessage(context, id, { emoji, reacts: reacted }), info);
  }

  @Allow('read', 'ChatThread')
  @Query(() => [ChatMessage], {
    description: 'Pinned messages of a thread, the latest pin first; at most 50.',
  })
  async chatPins(
    @Arg('threadId', () => ID, { description: 'Id of the `ChatThread`.' }) threadId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    const { id: thread } = await requireSeenThread(context, threadId);
    const ids = (await findPinnedMessages.all(context, { thread })).map(({ id }) => id);
    const rows = await findRows(context, ChatMessage, ids, info, []);
    return rowsByIds(rows, ids);
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatHits, {
    description:
      'Searches the private threads of the viewer and the public threads of the current radio. The newest matches come first. Leaves out deleted and concealed messages, and those of people whom the viewer has blocked.',
  })
  searchChat(
    @Arg('input', () => ChatSearchInput, { description: 'Search criteria.' }) input: ChatSearchInput,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Maximum number of messages, 1 to 50.' })
    first: number,
    @Arg('skip', () => Int, {
      defaultValue: 0,
      description: 'Number of matches to skip, a multiple of `first`, at most 10,000.',
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
    description: 'Id of the `ChatMessage` that this message replies to; null for none.',
  })
  replyToId(@Root() { replyTo }: Row): number | null {
    return (replyTo as Row | null)?.id ?? null;
  }

  @FieldResolver(() => [ChatReactions], {
    description: 'Reactions by emoji, the first used emoji first.',
  })
  reactions(@Root() { id }: Row, @Ctx() context: Context): Promise<ChatReactions[]> {
    return loadReactions(context, id);
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [Colleague], {
    description:
      'People mentioned with an @, at most 50, who were in the thread or in the team of its radio. Empty when the viewer may not see the text.',
  })
  async mentions(@Root() row: Row, @Ctx() context: Context): Promise<Colleague[]> {
    return (await isShown(context, row)) ? mentionedIn(context, row.id, 50) : [];
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [ChatPastWords], {
    description:
      'Previous versions of the text, the latest first; at most 100. Empty when the viewer may not see the text.',
  })
  async history(@Root() row: Row, @Ctx() context: Context): Promise<ChatPastWords[]> {
    return (await isShown(context, row)) ? loadHistory(context, row.id) : [];
  }
}

const shown = async (context: Context, change: Promise<number>, info: GraphQLResolveInfo): Promise<Row> =>
  (await findRow(context, ChatMessage, await change, info))!;
