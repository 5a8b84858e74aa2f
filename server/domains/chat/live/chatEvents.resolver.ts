import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Field, ID, Info, registerEnumType, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { ChatMessage } from '../messages/chatMessage.entity.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { findSeenThread } from '../threads/threadAccess.ts';
import type { ChatNotice } from './chatHub.ts';
import { noticesFor } from './notices.ts';

export enum ChatEventKind {
  MESSAGE = 'MESSAGE',
  THREAD = 'THREAD',
  READ = 'READ',
  TYPING = 'TYPING',
  GONE = 'GONE',
  CONTACTS = 'CONTACTS',
  MISSED = 'MISSED',
}
registerEnumType(ChatEventKind, {
  name: 'ChatEventKind',
  description: 'What happened in the chat.',
  valuesConfig: {
    MESSAGE: { description: 'A message is new, or other than before.' },
    THREAD: { description: 'A thread is new, or other than before, or its people are others.' },
    READ: { description: 'Somebody has read on in a thread.' },
    TYPING: { description: 'Somebody is writing in a thread, and says so again within a few seconds.' },
    GONE: { description: 'A thread is there for the viewer no more.' },
    CONTACTS: { description: 'Somebody asked the viewer to be a friend, answered, or is one no more.' },
    MISSED: {
      description: 'Some of what happened may be missing: ask for the threads and their changes again.',
    },
  },
});

@OutputType({
  rule: allow('read', 'ChatThread'),
  description: 'Something that happened in the chat of the viewer.',
})
export class ChatEvent {
  @Field(() => ChatEventKind, { description: 'What happened.' }) kind!: ChatEventKind;
  @Field(() => ID, { nullable: true, description: 'In which `ChatThread`; null where it is all of them.' })
  threadId!: number | null;
  @Field(() => ChatThread, {
    nullable: true,
    description: 'The thread as it is now; null where the viewer does not see it any more.',
  })
  thread!: ChatThread | null;
  @Field(() => ChatMessage, { nullable: true, description: 'The message as it is now, of a MESSAGE.' })
  message!: ChatMessage | null;
  @Field(() => ID, { nullable: true, description: 'The id of the `User` who did it, where it is told.' })
  userId!: number | null;
}

@Resolver()
export class ChatEventsResolver {
  @Allow('read', 'ChatThread')
  @Subscription(() => ChatEvent, {
    description:
      'What happens in the threads that the viewer is in, private ones and those of the current radio, from now on. Who was away asks `chatChanges` of each thread whose `lastChange` is higher than theirs.',
    subscribe: ({ context }: { context: Context }) =>
      noticesFor(context.services, {
        user: context.viewer!.userId,
        radio: context.radioId,
        isScreen: context.viewer!.sessionId !== undefined,
      }),
  })
  async chatEvents(
    @Root() notice: ChatNotice,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const kind = notice.kind as ChatEventKind;
    if (notice.kind === 'MISSED' || notice.kind === 'CONTACTS')
      return { kind, threadId: null, thread: null, message: null, userId: null };
    const { thread: id, message, user = null } = notice;
    const nothing = { threadId: id, thread: null, message: null, userId: null };
    // Somebody who was taken out a moment ago hears nothing but that.
    if (!(await findSeenThread(context, id))) return { ...nothing, kind: ChatEventKind.GONE };
    const threads = await findRows(context, ChatThread, [id], info, ['thread']);
    const messages =
      message === undefined ? undefined : await findRows(context, ChatMessage, [message], info, ['message']);
    return {
      kind,
      threadId: id,
      thread: threads.get(id) ?? null,
      message: message === undefined ? null : (messages?.get(message) ?? null),
      userId: user,
    };
  }
}
