import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { requireValid } from '../../../kit/errors.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { SlotCategory, SlotLayer } from '../slots/slotEnums.ts';
import { findRadioClock } from '../../platform/public.ts';
import { dayLength, dayOf, firstDate, lastDate } from '../../../kit/time/days.ts';
import { changeOccurrence, type OccurrenceKey } from './stored/changeOccurrence.ts';
import { OccurrenceChange } from './occurrence.inputs.ts';
import { ShownOccurrence } from './occurrence.types.ts';
import { OccurrenceState } from './occurrenceState.ts';
import type { Planned } from './plannedOccurrences.ts';
import { loadSharedCalendar, loadShownOccurrences, withCovers } from './shownOccurrences.ts';

const maxDays = 62;

const slotIdOf = 'Id of the `Slot`.';
const dateText =
  'Original date of the occurrence in its series, even when the occurrence was moved to another date.';
const versionOf = 'Version of the occurrence that the change is based on.';
const stale =
  'CONFLICT, with the stored occurrence as `current`, when the occurrence has changed since `version`. BAD_USER_INPUT with `date: min` once the occurrence has begun. NOT_FOUND when the slot has no such date.';
const clashing =
  'SCHEDULE_CONFLICT, with the fields of `SlotConflicts`, when the occurrence overlaps another one on the same layer.';

@Resolver()
export class CalendarResolver {
  @Costs(200, 30)
  @Allow('read', 'Slot')
  @Query(() => [ShownOccurrence], {
    description:
      'Occurrences of the radio between two moments, in chronological order. The moments are at most 62 days apart. Cancelled and covered occurrences are included.',
  })
  async calendar(
    @Arg('from', () => DateTimeISO, { description: 'Start of the range, inclusive.' }) from: Date,
    @Arg('to', () => DateTimeISO, { description: 'End of the range, exclusive.' }) to: Date,
    @Arg('categories', () => [SlotCategory], {
      nullable: true,
      description:
        'Only occurrences of these categories: no occurrences when empty, all categories when null or absent.',
    })
    categories: SlotCategory[] | null | undefined,
    @Arg('layers', () => [SlotLayer], {
      nullable: true,
      description:
        'Only occurrences on these layers: no occurrences when empty, all layers when null or absent.',
    })
    layers: SlotLayer[] | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence[]> {
    const span = { from: from.getTime(), to: to.getTime() };
    if (span.from < dayOf(firstDate) * dayLength) requireValid({ from: 'min' });
    if (span.to > (dayOf(lastDate) + 1) * dayLength) requireValid({ to: 'max' });
    if (span.to <= span.from) requireValid({ to: 'min' });
    if (span.to - span.from > maxDays * dayLength) requireValid({ to: 'max' });
    const all = await loadSharedCalendar(context, span, { categories, layers });
    return loadShownOccurrences(context, all, info);
  }

  @Allow('update', 'Slot')
  @Mutation(() => ShownOccurrence, {
    description: `Changes one occurrence of a slot: its time, length, layer, title or episode. ${stale} ${clashing}`,
  })
  changeOccurrence(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Arg('input', () => OccurrenceChange, { description: 'Changed fields of the occurrence.' })
    input: OccurrenceChange,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence> {
    return changed(context, { slotId, date, version }, input, info);
  }

  @Allow('update', 'Slot')
  @Mutation(() => ShownOccurrence, {
    description: `Cancels one occurrence of a slot; the calendar shows it as cancelled. ${stale}`,
  })
  cancelOccurrence(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence> {
    return changed(context, { slotId, date, version }, { state: OccurrenceState.CANCELLED }, info);
  }

  @Allow('update', 'Slot')
  @Mutation(() => ShownOccurrence, {
    description: `Restores a cancelled occurrence, as it was planned before. ${stale} ${clashing}`,
  })
  restoreOccurrence(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownOccurrence> {
    return changed(context, { slotId, date, version }, { state: OccurrenceState.PLANNED }, info);
  }
}

async function changed(
  context: Context,
  key: Omit<OccurrenceKey, 'current'>,
  change: Parameters<typeof changeOccurrence>[2],
  info: GraphQLResolveInfo,
): Promise<ShownOccurrence> {
  const show = async (planned: Planned) => {
    const named = await withCovers(context, [planned], await findRadioClock(context));
    return (await loadShownOccurrences(context, named, info))[0]!;
  };
  const current = async (planned: Planned) =>
    visibleRow(info, (await show(planned)) as never, context.abilities);
  return show(await changeOccurrence(context, { ...key, current }, change));
}
