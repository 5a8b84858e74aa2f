import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { First, firstInOrder } from '../../../kit/read/inOrder.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, rowsByIds } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { publishPlanChanged } from './planEvents.ts';
import { Clock } from './clock.entity.ts';
import { ClockInput, ClockPartInput, ClockPatch, WeekHourInput } from './clock.inputs.ts';
import { ClockHour } from './clockHour.entity.ts';
import { ClockPart } from './clockPart.entity.ts';
import { maxParts, replaceParts } from './clockParts.ts';
import { findClockHours, layClock } from './clockWeek.ts';

@Resolver(() => Clock)
export class ClockResolver extends RecoverableResolver(Clock, ClockInput, ClockPatch, {
  views: 'clocks',
  binViews: 'clocks-bin',
  roles: { staff: ['read'], editor: ['manage'] },
}) {
  @Requires('parts.position')
  @FieldResolver(() => [ClockPart], { description: 'Parts of the clock, in order.' })
  parts(@Root() { parts }: Row, @First(maxParts) first: number): Row[] {
    return firstInOrder(parts, first);
  }

  @Allow('update', 'Clock')
  @Mutation(() => Clock, {
    description:
      'Replaces the parts of a clock by `parts`, in the given order. BAD_USER_INPUT names each invalid field, such as `parts.2.duration`. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setClockParts(
    @Arg('id', () => ID, { description: 'Id of the `Clock`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('parts', () => [ClockPartInput], {
      description: 'The new parts, at most 60.',
      validateFn: checkedInside,
    })
    parts: ClockPartInput[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Clock, rowId, info), context.abilities);
    const change = async (write: Parameters<Parameters<typeof changeEntity<Clock>>[3]>[0]) => {
      await replaceParts(write, write.existing!.id, parts);
      return { updatedAt: new Date() };
    };
    const rowId = await changeEntity(context, Clock, { id, version, current }, change, this.followUp());
    return (await findRow(context, Clock, rowId, info))!;
  }

  @Allow('read', 'Clock')
  @Query(() => [ClockHour], {
    description: 'Hours of the week that have a clock, sorted by weekday and hour.',
  })
  clockWeek(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row[]> {
    return week(context, info);
  }

  @Allow('update', 'Clock')
  @Mutation(() => [ClockHour], {
    description:
      'Assigns a clock to hours of the week, or removes their clock. Returns all hours of the week with a clock.',
  })
  async setClockHours(
    @Arg('hours', () => [WeekHourInput], {
      description: 'The hours of the week to change, 1 to 168 of them.',
    })
    hours: WeekHourInput[],
    @Arg('clockId', () => ID, {
      nullable: true,
      description: 'Id of the `Clock`; null or absent to leave the hours without a clock.',
    })
    clockId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    await layClock(context, clockId ?? null, hours);
    return week(context, info);
  }

  /** Publishes the change, so that open pages reload the plan. */
  protected override async afterWrite(written: Written<Clock> & Writing): Promise<void> {
    await publishPlanChanged(written, written.context.services.events);
  }
}

async function week(context: Context, info: GraphQLResolveInfo): Promise<Row[]> {
  const ids = (await findClockHours.all(context)).map(({ id }) => id);
  const rows = await findRows(context, ClockHour, ids, info, []);
  return rowsByIds(rows, ids);
}
