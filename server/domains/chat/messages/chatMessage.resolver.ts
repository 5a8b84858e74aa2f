import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { ChatFile } from '../attachments/chatAttachment.types.ts';
import { maxFiles } from '../attachments/attachFiles.ts';
import { loadFiles } from '../attachments/loadFiles.ts';
import { requireSeenThread } from '../threads/threadAccess.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import { ChatMessageInput } from './chatMessage.inputs.ts';
import { ChatChanges, ChatMessagePage, findChanges, findMessagePage } from './messagePages.ts';
import { isFromBlocked, isShown } from './messageVisibility.ts';
import { sendMessage } from './sendMessage.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };

@Resolver(() => ChatMessage)
export class ChatMessageResolver {
  @Allow('read', 'ChatThread')
  @Query(() => ChatMessagePage, {
    description:
      'Page of the messages of a thread. It has the newest messages, or the messages around, before or after a given sequence. NOT_FOUND when the thread does not exist or the viewer may not see it.',
  })
  async chatMessages(
    @Arg('threadId', () => ID, ofThread) threadId: string,
    @Arg('around', () => Int, {
      nullable: true,
      description: 'Returns the messages around this sequence, such as that of the first unread message.',
    })
    around: number | null | undefined,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Returns the messages directly before this sequence, which is not included.',
    })
    before: number | null | undefined,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Returns the messages directly after this sequence, which is not included.',
    })
    after: number | null | undefined,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Maximum number of messages, 1 to 100.' })
    first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChatMessagePage> {
    return findMessagePage(
      context,
      await requireSeenThread(context, threadId),
      { around, before, after, first },
      info,
    );
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatChanges, {
    description:
      'Messages of a thread that were sent or changed after a change number, for clients that were offline. Repeat with `after` set to `upTo` until `hasMore` is false: no change is missing or repeated.',
  })
  async chatChanges(
    @Arg('threadId', () => ID, ofThread) threadId: string,
    @Arg('after', () => Int, {
      description: 'Last change number that the client has received; 0 for none.',
    })
    after: number,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Maximum number of messages, 1 to 100.' })
    first: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChatChanges> {
    return findChanges(context, await requireSeenThread(context, threadId), { after, first }, info);
  }

  @Allow('create', 'ChatMessage')
  @Mutation(() => ChatMessage, {
    description:
      'Sends a message, and adds the viewer to the people of a public thread. Returns the stored message when the viewer sent the same `clientKey` to the thread before. BAD_USER_INPUT with `clientKey: taken` when that message has a different text, reply or files, unless it was edited or deleted; with `replyToId: unknown` when the thread has no such message; with `threadId: disabled` when the thread is closed; with `body: required` for an empty text without files, and `body: tooLong` for a text that is too long; with `fileIds: unknown` for files that do not exist or belong to another sender, thread or message, and `fileIds: tooLong` for more than 10. LIMIT_EXCEEDED (`mentions`) for more than 50 different names after an @. For people who may not moderate the thread: RATE_LIMITED while they are silenced, and in a room until its `pauseTime` has passed since their last message; FORBIDDEN in a room where only moderators write.',
  })
  async sendChatMessage(
    @Arg('input', () => ChatMessageInput, { description: 'Message to send, and its thread.' })
    input: ChatMessageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, ChatMessage, await sendMessage(context, input), info))!;
  }

  @Requires('words', 'author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => String, {
    description:
      'Plain text with line breaks, never HTML. Empty for files without a text, for deleted messages, for messages that a moderator has concealed, and for messages of a person whom the viewer has blocked.',
  })
  async body(@Root() row: Row, @Ctx() context: Context): Promise<string> {
    return (await isShown(context, row)) ? (row['words'] as string) : '';
  }

  @Requires('author.id', 'deletedAt', 'concealedAt')
  @FieldResolver(() => [ChatFile], {
    description:
      'Attached files, in upload order. Empty for deleted messages, for messages that a moderator has concealed, and for messages of a person whom the viewer has blocked.',
  })
  async files(
    @Root() row: Row,
    @Arg('first', () => Int, { defaultValue: maxFiles, description: 'Maximum number of files, 0 to 10.' })
    first: number,
    @Ctx() context: Context,
  ): Promise<ChatFile[]> {
    if (first < 0) throw invalidInput({ first: 'min' });
    if (first > maxFiles) throw invalidInput({ first: 'max' });
    return (await isShown(context, row)) ? (await loadFiles(context, row.id)).slice(0, first) : [];
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, {
    description: 'True when the viewer has blocked the author and therefore does not see the text.',
  })
  isFromBlocked(@Root() row: Row, @Ctx() context: Context): Promise<boolean> {
    return isFromBlocked(context, row);
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'True when the viewer is the author.' })
  isMine(@Root() { author }: Row, @Ctx() { viewer }: Context): boolean {
    return (author as Row | null)?.id === viewer?.userId;
  }
}
