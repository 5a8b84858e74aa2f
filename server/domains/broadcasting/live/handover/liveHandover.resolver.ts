import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { Costs } from '../../../../kit/graphql/limits.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { requestHandover, cancelHandover, offerHandover, takeOverRefusal } from './handover.ts';
import { findHandoverCandidates, HandoverCandidate } from './handoverCandidates.ts';
import { findOpenHandover } from './handoverQueries.ts';
import { LiveRefusal } from '../liveEnums.ts';
import { LiveHandover } from './liveHandover.entity.ts';

const longestCountdown = 60_000;
const ofCountdown = {
  defaultValue: 10_000,
  description:
    'Length of the countdown in milliseconds, 0 to 60,000. The countdown starts when the new presenter has gone live.',
};

@Resolver(() => LiveHandover)
export class LiveHandoverResolver {
  @Allow('read', 'LiveSession')
  @Query(() => LiveHandover, {
    nullable: true,
    description:
      'The open handover of this radio; null when there is none. `liveChanged` publishes a live session of the handover whenever the handover changes.',
  })
  async liveHandover(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const open = await findOpenHandover.first(context);
    return open ? findRow(context, LiveHandover, open.id, info) : null;
  }

  @Allow('read', 'LiveSession')
  @Query(() => LiveRefusal, {
    nullable: true,
    description:
      'Reason why the viewer may not take over from the current presenter with a countdown of ten seconds. Null when the viewer may, and when nobody is live.',
  })
  takeOverRefusal(@Ctx() context: Context): Promise<LiveRefusal | null> {
    return takeOverRefusal(context);
  }

  @Costs(100)
  @Allow('read', 'LiveSession')
  @Query(() => [HandoverCandidate], {
    description:
      'People to whom the viewer can offer the air with `offerHandover`. They may go live now, and are in the waiting room or have the portal open. Visitors of the waiting room come first; both groups are sorted by name. Of the members who have the portal open, only the first 100 by id are considered, and only those whose presence the viewer may see. Empty when nobody is live, and when the viewer may not offer the air.',
  })
  handoverCandidates(@Ctx() context: Context): Promise<HandoverCandidate[]> {
    return findHandoverCandidates(context);
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveHandover, {
    description:
      'Requests that the viewer takes over the air from the current presenter. The viewer must go live within two minutes; then the countdown runs, and the current presenter stays on the air until the viewer’s sound arrives. Allowed for the presenters and producers of the live slot at the end of a countdown that starts now, unless the current presenter is in another slot that is not over by then; for people who may update `LiveSession`; and for the current presenter, to change to another source. FORBIDDEN for everybody else, and for people who may not go live. BAD_USER_INPUT with `countdown`: `nobodyLive` when nobody is live, `taken` while another handover is open.',
  })
  async requestHandover(
    @Arg('countdown', () => Int, ofCountdown) countdown: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    requireCountdown(countdown);
    return (await findRow(context, LiveHandover, await requestHandover(context, countdown), info))!;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveHandover, {
    description:
      'Offers the air to another person, the new presenter, who must go live within two minutes. Then the countdown runs, and the current presenter stays on the air until the sound of the new presenter arrives. Allowed for the current presenter, and for people who may update `LiveSession`; FORBIDDEN for everybody else. BAD_USER_INPUT with `to`: `unknown` for a person who may not go live now; with `countdown`: `nobodyLive` when nobody is live, `taken` while another handover is open.',
  })
  async offerHandover(
    @Arg('to', () => ID, { description: 'Id of the `User` who takes over.' }) to: string,
    @Arg('countdown', () => Int, ofCountdown) countdown: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    requireCountdown(countdown);
    const id = await offerHandover(context, parseId(to) ?? 0, countdown);
    return (await findRow(context, LiveHandover, id, info))!;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveHandover, {
    description:
      'Cancels a handover: the current presenter stays on the air, and the new presenter is disconnected. Allowed for both presenters, and for people who may update `LiveSession`; FORBIDDEN for everybody else. A handover that is over stays unchanged. NOT_FOUND when there is no such handover.',
  })
  async cancelHandover(
    @Arg('id', () => ID, { description: 'Id of the `LiveHandover`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const rowId = parseId(id) ?? 0;
    await cancelHandover(context, rowId);
    return (await findRow(context, LiveHandover, rowId, info))!;
  }
}

function requireCountdown(countdown: number): void {
  if (countdown < 0) throw invalidInput({ countdown: 'min' });
  if (countdown > longestCountdown) throw invalidInput({ countdown: 'max' });
}
