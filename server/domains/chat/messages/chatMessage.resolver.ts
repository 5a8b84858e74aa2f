import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { ChatFile } from '../attachments/chatAttachment.types.ts';
import { mostFiles } from '../attachments/takeFiles.ts';
import { filesOf } from '../attachments/filesOf.ts';
import { seenThread } from '../threads/threadAccess.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import { ChatMessageInput } from './chatMessage.inputs.ts';
import { ChatChanges, ChatMessageStretch, findChanges, findStretch } from './messagePages.ts';
import { isFromBlocked, isShown } from './shownWords.ts';
import { sendMessage } from './sendMessage.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };

@Resolver(() => ChatMessage)
export class ChatMessageResolver {
  @Allow('read', 'ChatThread')
  @Query(() => ChatMessageStretch, {
    description:
      'A stretch of the messages of a thread: the newest ones, or those around, before or after a place. NOT_FOUND for a thread that the viewer does not see.',
  })
  async chatMessages(
    @Arg('threadId', () => ID, ofThread) threadId: string,
    @Arg('around', () => Int, {
      nullable: true,
      description: 'The sequence in the middle of the stretch, such as that of the first unread message.',
    })
    around: number | null | undefined,
    @Arg('before', () => Int, { nullable: true, description: 'Only messages of a lower sequence than this.' })
    before: number | null | undefined,
    @Arg('after', () => Int, { nullable: true, description: 'Only messages of a higher sequence than this.' })
    after: number | null | undefined,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChatMessageStretch> {
    return findStretch(context, await seenThread(context, threadId), { around, before, after, first }, info);
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatChanges, {
    description:
      'What is new or other in a thread since a number of change, for whoever was away: asked on from `upTo` until `hasMore` is false, nothing is missing and nothing comes twice.',
  })
  async chatChanges(
    @Arg('threadId', () => ID, ofThread) threadId: string,
    @Arg('after', () => Int, { description: 'The number of the last change that one has; 0 for none.' })
    after: number,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many messages, 1 to 100.' }) first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChatChanges> {
    return findChanges(context, await seenThread(context, threadId), { after, first }, info);
  }

  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Sends a message. Sent again under the same `clientKey` it is the one that was kept first; BAD_USER_INPUT with `clientKey: taken` when it has other words, with `threadId: disabled` when the thread is closed, with `body` when it says nothing or too much, with `fileIds: unknown` for files that are not the sender’s, of another thread, or of a message already. RATE_LIMITED where the viewer was silenced, or wrote in a room whose pause is not over. FORBIDDEN in a room in which moderators alone write.',
  })
  async sendChatMessage(
    @Arg('input', () => ChatMessageInput, { description: 'What is sent, and where.' })
    input: ChatMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, ChatMessage, await sendMessage(context, input), info))!;
  }

  @Requires('words', 'author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => String, {
    description: 'Plain text with its line breaks, never HTML; empty where the viewer does not see it.',
  })
  async body(@Root() row: Row, @Ctx() context: Context): Promise<string> {
    return (await isShown(context, row)) ? (row['words'] as string) : '';
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [ChatFile], {
    description: 'Its files, in the order in which they were sent; none where the viewer does not see it.',
  })
  async files(
    @Root() row: Row,
    @Arg('first', () => Int, { defaultValue: mostFiles, description: 'How many of them, 0 to 10.' })
    first: number,
    @Ctx() context: Context,
  ): Promise<ChatFile[]> {
    if (first < 0) throw invalidInput({ first: 'min' });
    if (first > mostFiles) throw invalidInput({ first: 'max' });
    return (await isShown(context, row)) ? (await filesOf(context, row.id)).slice(0, first) : [];
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer blocked who wrote it, and so sees no words of it.',
  })
  isFromBlocked(@Root() row: Row, @Ctx() context: Context): Promise<boolean> {
    return isFromBlocked(context, row);
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isMine(@Root() { author }: Row, @Ctx() { viewer }: Context): boolean {
    return (author as Row | null)?.id === viewer?.userId;
  }
}
