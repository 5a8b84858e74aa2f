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
import { markRead, muteThread, setHidden, tellTyping, within } from './ownMarks.ts';

const ofThread = { description: 'Id of the `ChatThread`.' };
const ofPerson = { description: 'Whom: id of the `User`.' };
const byModerators =
  'by its owner and its moderators, and in a room by those who may update rooms. NOT_FOUND for who is not in it; FORBIDDEN for its owner, and for moderators unless its owner asks.';

@Resolver(() => ChatThread)
export class ChatPeopleResolver {
  @Allow('create', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Puts others into a private thread of several, 50 in all; they see what was written before. BAD_USER_INPUT with `peopleIds: unknown` when one of them is nobody to whom the viewer may write, with `id: notFromHere` for a thread of two.',
  })
  addChatPeople(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('peopleIds', () => [ID], { description: 'Whom: id of each `User`, 1 to 50.' }) peopleIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, addPeople(context, id, peopleIds), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, { description: `Takes somebody out of a thread, ${byModerators}` })
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
    description: `Keeps somebody out of a thread, to whom it is as if there were none, or lets them in again: ${byModerators}`,
  })
  setChatPersonBlocked(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('blocked', () => Boolean, { description: 'Whether they are kept out from now on.' })
    blocked: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, setPersonBlocked(context, id, { userId, blocked }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description: `Lets somebody only read in a thread for a time, ${byModerators}`,
  })
  silenceChatPerson(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'Until when, at most a year; null lets them write again.',
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
      'Says what somebody is in a thread, by its owner, and in a room by those who may update rooms. Whoever gives a private thread away is its moderator from then on.',
  })
  giveChatPart(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('part', () => ChatPart, { description: 'What they are from now on.' }) part: ChatPart,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, givePart(context, id, { userId, part }), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, {
    description:
      'Says up to where the viewer has read a thread that they are in. The mark only goes on, unless `back`.',
  })
  markChatRead(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('upTo', () => Int, { description: 'The sequence of the last message that they have read.' })
    upTo: number,
    @Arg('back', () => Boolean, {
      defaultValue: false,
      description: 'Whether the mark goes back there, to read it later.',
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
      'Puts a thread out of the viewer’s own list until something is written in it, or back into it.',
  })
  setChatThreadHidden(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('hidden', () => Boolean, { description: 'Whether it is out of the list from now on.' })
    hidden: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return changed(context, setHidden(context, id, hidden), info);
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatThread, { description: 'Lets nothing of a thread ring for the viewer for a time.' })
  muteChatThread(
    @Arg('id', () => ID, ofThread) id: string,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'Until when, at most a year; null lets it ring again.',
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
      'Tells the others in a thread that the viewer is writing; said again every few seconds, and told at most every two.',
  })
  async tellChatTyping(@Arg('id', () => ID, ofThread) id: string, @Ctx() context: Context): Promise<boolean> {
    await tellTyping(context, id);
    return true;
  }
}

const changed = async (context: Context, change: Promise<number>, info: GraphQLResolveInfo): Promise<Row> =>
  (await findRow(context, ChatThread, await change, info))!;
