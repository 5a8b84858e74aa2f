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
  ACCESS_LOST = 'ACCESS_LOST',
  CONTACTS = 'CONTACTS',
  MISSED = 'MISSED',
}
registerEnumType(ChatEventKind, {
  name: 'ChatEventKind',
  description: 'Kind of a chat event.',
  valuesConfig: {
    MESSAGE: { description: 'A message was sent or changed.' },
    THREAD: {
      description: 'A thread was created, changed, or hidden or muted by the viewer, or its people changed.',
    },
    READ: { description: 'The read position of a person in a thread changed.' },
    TYPING: { description: 'A person is typing in a thread; repeated every few seconds while it continues.' },
    ACCESS_LOST: {
      description: 'The viewer has left a thread, was removed or banned from it, or may no longer see it.',
    },
    CONTACTS: { description: 'The friends, friend requests or blocked people of the viewer changed.' },
    MISSED: {
      description: 'Events may have been lost: query the threads and their changes again.',
    },
  },
});

@OutputType({
  rule: allow('read', 'ChatThread'),
  description: 'Event in a chat thread of the viewer, or in the contacts of the viewer.',
})
export class ChatEvent {
  @Field(() => ChatEventKind, { description: 'Kind of event, such as MESSAGE.' }) kind!: ChatEventKind;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `ChatThread`; null for CONTACTS and MISSED.',
  })
  threadId!: number | null;
  @Field(() => ChatThread, {
    nullable: true,
    description:
      'Current state of the thread. Null for CONTACTS and MISSED, and when the viewer may no longer see the thread.',
  })
  thread!: ChatThread | null;
  @Field(() => ChatMessage, {
    nullable: true,
    description: 'Current state of the message; null unless `kind` is MESSAGE.',
  })
  message!: ChatMessage | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `User` who caused the event. Null for ACCESS_LOST, CONTACTS and MISSED, and for the THREAD event that is published because the account of a person in the thread was deleted.',
  })
  userId!: number | null;
}

@Resolver()
export class ChatEventsResolver {
  @Allow('read', 'ChatThread')
  @Subscription(() => ChatEvent, {
    description:
      'Publishes events of the threads that the viewer is in, and of the contacts of the viewer. The threads are private ones and those of the current radio. After a reconnection, query `chatChanges` for each thread whose `lastChange` has increased.',
    subscribe: ({ context }: { context: Context }) =>
      noticesFor(context.services, {
        user: context.viewer!.userId,
        radio: context.radioId,
        isScreen: context.abilities.inPerson,
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
    // A person who has just been removed from the thread learns nothing else about it.
    if (!(await findSeenThread(context, id))) return { ...nothing, kind: ChatEventKind.ACCESS_LOST };
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
