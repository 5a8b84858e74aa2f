import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { askForHandover, cancelHandover, offerHandover, takeOverRefusal } from './handover.ts';
import { openHandover } from './handoverQueries.ts';
import { LiveRefusal } from './liveEnums.ts';
import { LiveHandover } from './liveHandover.entity.ts';

const longestCountdown = 60_000;
const ofCountdown = {
  defaultValue: 10_000,
  description: 'How long it counts down once who takes over has gone live, in milliseconds: 0 to 60,000.',
};

@Resolver(() => LiveHandover)
export class LiveHandoverResolver {
  @Allow('read', 'LiveSession')
  @Query(() => LiveHandover, {
    nullable: true,
    description:
      'The handover of this radio that goes on; null for none. It is another whenever `liveChanged` tells of one of its lives.',
  })
  async liveHandover(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const open = await openHandover.first(context);
    return open ? findRow(context, LiveHandover, open.id, info) : null;
  }

  @Allow('read', 'LiveSession')
  @Query(() => LiveRefusal, {
    nullable: true,
    description:
      'Why the viewer may not ask to take over from who is live, with a countdown of ten seconds; null when they may, and when nobody is live.',
  })
  takeOverRefusal(@Ctx() context: Context): Promise<LiveRefusal | null> {
    return takeOverRefusal(context);
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveHandover, {
    description:
      'Arranges that the viewer takes the air from who is live: they go live within two minutes, it counts down, and who was live stays on the air until they sound. For whose own live slot it is by then, unless who is live is in a slot of their own, and for who may update lives. FORBIDDEN for others, and for who may not go live. BAD_USER_INPUT with `countdown`: `nobodyLive` when nobody is live, `taken` while another handover goes on.',
  })
  async askForHandover(
    @Arg('countdown', () => Int, ofCountdown) countdown: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    requireCountdown(countdown);
    return (await findRow(context, LiveHandover, await askForHandover(context, countdown), info))!;
  }

  @Allow('read', 'LiveSession')
  @Mutation(() => LiveHandover, {
    description:
      'Offers the air to somebody: they go live within two minutes, it counts down, and the viewer stays on the air until they sound. For who is live, and for who may update lives. BAD_USER_INPUT with `to`: `unknown` for somebody who may not go live now; with `countdown`: `nobodyLive` when nobody is live, `taken` while another handover goes on.',
  })
  async offerHandover(
    @Arg('to', () => ID, { description: 'Id of the `User` who is to take over.' }) to: string,
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
      'Calls a handover off: who is live stays, and who has come goes. For both of them, and for who may update lives. What is over stays as it is. NOT_FOUND when there is none.',
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
