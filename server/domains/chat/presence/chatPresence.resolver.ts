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
import { absent, findAcquaintances, loadPresence } from './presentPeople.ts';
import { setStatus } from './setStatus.ts';

const maxPeople = 100;

@Resolver()
export class ChatPresenceResolver {
  @Allow('read', 'ChatThread')
  @Query(() => [ChatPresence], {
    description:
      'Presence of people, in the order of `userIds`. Known for the viewer, for friends, and for people who share a radio or a thread with the viewer. OFFLINE for all other people, for people who are not ACTIVE or have the platform role `subscriber`, for people who have blocked the viewer, and for people whom the viewer has blocked.',
  })
  async chatPresence(
    @Arg('userIds', () => [ID], { description: 'Ids of the `User`s, at most 100.' }) userIds: string[],
    @Ctx() context: Context,
  ): Promise<ChatPresence[]> {
    if (userIds.length > maxPeople) throw invalidInput({ userIds: 'tooLong' });
    const ids = userIds.map((id) => parseId(id) ?? 0);
    const known = await findAcquaintances(context, context.viewer!.userId, ids);
    const found = await loadPresence(context.database, context.services.activities, [...known]);
    const presences = new Map(found.map((presence) => [presence.id, presence]));
    return ids.map((id) => presences.get(id) ?? absent(id));
  }

  @Allow('read', 'ChatThread')
  @Subscription(() => ChatPresence, {
    description:
      'Publishes changes of presence of the people whose presence the viewer may see. A person is present while subscribed to `chatEvents` (API tokens do not count), and for some seconds after the last connection has closed. After a reconnection, query `chatPresence` again.',
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
      'Sets or removes the status of the viewer, and returns the resulting presence. The status is away or busy; ONLINE removes it. The presence is OFFLINE while the portal is closed, ON_AIR while the viewer is live, and BUSY during quiet hours without a status.',
  })
  async setChatPresence(
    @Arg('state', () => ChatState, {
      description:
        'AWAY or BUSY to set the status, ONLINE to remove it. ON_AIR and OFFLINE cannot be set and are rejected with `invalid`.',
    })
    state: ChatState,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description: 'When the status ends, at most 366 days from now; null for no end. Ignored for ONLINE.',
    })
    until: Date | null | undefined,
    @Ctx() context: Context,
  ): Promise<ChatPresence> {
    await setStatus(context, state, within(until));
    const { database, services, viewer } = context;
    return (await loadPresence(database, services.activities, [viewer!.userId]))[0]!;
  }
}
