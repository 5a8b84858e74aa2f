import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { addPeople, givePart, removePerson, setPersonBlocked, silencePerson } from './changeThread.ts';
import { ChatPart } from './chatEnums.ts';
import { ChatThread } from './chatThread.entity.ts';
import { markRead, muteThread, setHidden, publishTyping, within } from './ownMarks.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };
const ofPerson = { description: 'Id of the `User`.' };
const byModerators =
  'Allowed for the owner and the moderators of the thread, and in a room for everybody who may update rooms. NOT_FOUND when the person is not in the thread; FORBIDDEN when the person is the owner, or is a moderator and the viewer may not assign roles. BAD_USER_INPUT with `userId: yourself` for the viewer.';

@Resolver(() => ChatThread)
export class ChatPeopleResolver {
  @Allow('create', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Adds people to a private thread of several people, which can have at most 51. Allowed for everybody in the thread. The added people also see earlier messages. BAD_USER_INPUT with `peopleIds: unknown` when the viewer may not write to one of them, with `peopleIds: tooLong` for too many, with `id: invalidTransition` for a thread of two or a public thread.',
  })
  addChatPeople(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('peopleIds', () => [ID], { description: 'Ids of the `User`s, 1 to 50.' }) peopleIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, addPeople(context, id, peopleIds), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, { description: `Removes a person from a thread. ${byModerators}` })
  removeChatPerson(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, removePerson(context, id, userId), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description: `Bans a person from a thread, or lifts the ban. A banned person cannot find or read the thread. A ban can be lifted after the person was removed, who may then join again. ${byModerators}`,
  })
  setChatPersonBlocked(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('blocked', () => Boolean, {
      description: 'True to ban the person from the thread, false to lift the ban.',
    })
    blocked: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, setPersonBlocked(context, id, { userId, blocked }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description: `Silences a person in a thread for a time: the person can read but not write. Without effect on people who may moderate the thread. ${byModerators}`,
  })
  silenceChatPerson(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'When the silence ends, at most 366 days from now; null lets the person write again.',
    })
    until: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, silencePerson(context, id, { userId, until: within(until) }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Sets the role of a person in a thread. Allowed for the owner of a private thread, and in a room for everybody who may update rooms. An owner who passes on the ownership becomes a moderator. NOT_FOUND when the person is not in the thread; FORBIDDEN when the person is the owner; BAD_USER_INPUT with `userId: yourself` for the viewer.',
  })
  giveChatPart(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('part', () => ChatPart, { description: 'New role of the person.' }) part: ChatPart,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, givePart(context, id, { userId, part }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Sets the read position of the viewer in a thread. The position only moves forward, or only back when `back` is true. NOT_FOUND when the viewer is not in the thread.',
  })
  markChatRead(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('upTo', () => Int, { description: 'Position (`sequence`) of the last read message.' })
    upTo: number,
    @Arg('back', () => Boolean, {
      defaultValue: false,
      description: 'True to move the position back, in order to mark messages as unread.',
    })
    back: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, markRead(context, id, { upTo, back }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Hides a thread from the viewer’s own list of threads, or shows it again. The next message shows a hidden thread again. NOT_FOUND when the viewer is not in the thread.',
  })
  setChatThreadHidden(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('hidden', () => Boolean, { description: 'True to hide the thread, false to show it.' })
    hidden: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, setHidden(context, id, hidden), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Mutes a thread for the viewer for a time. Clients then leave it out of unread counts, and no notifications of mentions in it are sent; `mentionCount` still counts them. NOT_FOUND when the viewer is not in the thread.',
  })
  muteChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'When the mute ends, at most 366 days from now; null unmutes the thread.',
    })
    until: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, muteThread(context, id, within(until)), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Publishes to the people in a thread, also to the viewer’s own clients, that the viewer is typing. Clients should repeat the mutation every few seconds; the event is published at most every two seconds. NOT_FOUND when the viewer is not in the thread.',
  })
  async sendChatTyping(@Arg('id', () => ID, ofThread) id: string, @Ctx() context: Context): Promise<boolean> {
    await publishTyping(context, id);
    return true;
  }
}

const changed = async (context: Context, change: Promise<number>, info: GraphQLResolveInfo): Promise<Row> =>
  (await findRow(context, ChatThread, await change, info))!;
