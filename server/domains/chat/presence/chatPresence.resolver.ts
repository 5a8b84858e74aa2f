import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { queued } from '../live/queued.ts';
import { within } from '../threads/ownMarks.ts';
import { ChatPresence } from './chatPresence.types.ts';
import { ChatState } from './chatState.ts';
import { gone, knowEachOther, presenceOf } from './presenceOf.ts';
import { setStatus } from './setStatus.ts';

const mostPeople = 100;

@Resolver()
export class ChatPresenceResolver {
  @Allow('read', 'ChatThread')
  @Query(() => [ChatPresence], {
    description:
      'Whether some people are here, in the order in which they are asked for: those who share a radio or a thread with the viewer, and friends. All others are GONE, as are those between whom and the viewer a block stands.',
  })
  async chatPresence(
    @Arg('userIds', () => [ID], { description: 'Whom: id of each `User`, at most 100.' }) userIds: string[],
    @Ctx() context: Context,
  ): Promise<ChatPresence[]> {
    if (userIds.length > mostPeople) throw invalidInput({ userIds: 'tooLong' });
    const ids = userIds.map((id) => parseId(id) ?? 0);
    const known = await knowEachOther(context, context.viewer!.userId, ids);
    const found = await presenceOf(context.database, [...known]);
    const presences = new Map(found.map((presence) => [presence.id, presence]));
    return ids.map((id) => presences.get(id) ?? gone(id));
  }

  @Allow('read', 'ChatThread')
  @Subscription(() => ChatPresence, {
    description:
      'Whether somebody is here, whenever that changes, of those of whom `chatPresence` tells the viewer. Who listens to `chatEvents` is here, until the last of their lines has been closed for some seconds. After a lost line it is asked for anew.',
    subscribe: ({ context }: { context: Context }) => {
      const { viewer, services } = context;
      return queued<ChatPresence>((push) => services.presenceHub.listen(viewer!.userId, push));
    },
  })
  chatPresenceChanged(@Root() presence: ChatPresence): ChatPresence {
    return presence;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => ChatPresence, {
    description:
      'Says that the viewer is away or busy while they are here, or just here again. BAD_USER_INPUT with `state: invalid` for what is not theirs to say.',
  })
  async setChatPresence(
    @Arg('state', () => ChatState, { description: 'HERE, AWAY or BUSY.' }) state: ChatState,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'Until when, at most a year; null for until they say otherwise.',
    })
    until: Date | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPresence> {
    await setStatus(context, state, within(until));
    return (await presenceOf(context.database, [context.viewer!.userId]))[0]!;
  }
}
