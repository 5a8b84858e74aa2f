import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { checkedInside } from '../../../kit/resource/updateResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { whyOfRow } from '../plan/shownWhy.ts';
import { plainly, Why, WhyRule, type StoredWhy } from '../plan/why.ts';
import { changeRundown } from './changeRundown.ts';
import { fillRundown } from './fillRundown.ts';
import { RundownItemInput, RundownItemPatch } from './rundown.inputs.ts';
import { RundownProblem } from './rundownEnums.ts';
import { RundownItem } from './rundownItem.entity.ts';
import { addRundownItems, moveRundownItems, removeRundownItems, updateRundownItem } from './rundownItems.ts';
import { placeOfItem, ShownRundown, shownRundown } from './shownRundown.ts';

const slotIdOf = 'Id of the `Slot`.';
const dateText = 'The day by its series, as the occurrence names it.';
const refused =
  'FORBIDDEN for an emission of others, unless one manages rundowns. BAD_USER_INPUT with `date: onAir` once it has begun.';
const itemIdsOf = 'Id of each `RundownItem`; those that are gone already are passed over.';

@Resolver(() => RundownItem)
export class RundownResolver {
  @Allow('read', 'Rundown')
  @Query(() => ShownRundown, {
    description: 'The rundown of a slot on one of its days, empty or not; NOT_FOUND when it has no such day.',
  })
  rundown(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    return shownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, {
    description: `Puts items into a rundown, 1 to 100 at once and at most 500 in all: all of them or none. BAD_USER_INPUT names each that cannot be, as \`items.3.mediaId\`. ${refused}`,
  })
  async addRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('items', () => [RundownItemInput], {
      description: 'What to put there, in this order.',
      validateFn: checkedInside,
    })
    items: RundownItemInput[],
    @Arg('at', () => Int, {
      nullable: true,
      description: 'The place of the first of them, from 1; at the end when null or beyond it.',
    })
    at: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => addRundownItems(writing, items, at));
    return shownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => RundownItem, {
    description: `Changes an item of a rundown. CONFLICT, with the item as \`current\`, when it changed since \`version\`. ${refused}`,
  })
  async updateRundownItem(
    @Arg('id', () => ID, { description: 'Id of the `RundownItem`.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('input', () => RundownItemPatch, {
      description: 'The fields to change; absent ones stay.',
      validateFn: checkedInside,
    })
    input: RundownItemPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, RundownItem, rowId, info), context.abilities);
    const rowId = await updateRundownItem(context, { id, version, current }, input);
    return (await findRow(context, RundownItem, rowId, info))!;
  }

  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, {
    description: `Puts items of a rundown together at another place, in the order that they have. Safe when several people do so at once: each move starts from the last. ${refused}`,
  })
  async moveRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Arg('to', () => Int, {
      description: 'The place that the first of them has afterwards, from 1; the end when beyond it.',
    })
    to: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => moveRundownItems(writing, itemIds, to));
    return shownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, { description: `Takes items out of a rundown. ${refused}` })
  async removeRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => removeRundownItems(writing, itemIds));
    return shownRundown(context, { slotId, date }, info);
  }

  @Costs(250)
  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, {
    description: `Fills the time of a rundown for which nothing is planned: by a clock, by a playlist, or by what fills its emission; where that has nothing, by the clock of the hour or the default playlist. Each item keeps why it was chosen; what somebody put there stays. BAD_USER_INPUT with \`noItems\` where nothing is to be had at all. CONFLICT when somebody changes it at the same time. ${refused}`,
  })
  async fillRundown(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('clockId', () => ID, { nullable: true, description: 'Id of the `Clock` whose recipe is followed.' })
    clockId: string | null | undefined,
    @Arg('playlistId', () => ID, {
      nullable: true,
      description: 'Id of the `Playlist` to choose from instead.',
    })
    playlistId: string | null | undefined,
    @Arg('replace', () => Boolean, {
      nullable: true,
      description: 'Whether what rules have chosen before goes first; no when absent.',
    })
    replace: boolean | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await fillRundown(context, { slotId, date }, { clockId, playlistId, replace: replace ?? false });
    return shownRundown(context, { slotId, date }, info);
  }

  @FieldResolver(() => DateTimeISO, { description: 'When it begins, as the items before it are now.' })
  async startsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await placeOfItem(context, id))!.startsAt;
  }

  @FieldResolver(() => DateTimeISO, { description: 'When it ends, by itself or because it is cut off.' })
  async endsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await placeOfItem(context, id))!.endsAt;
  }

  @FieldResolver(() => Int, {
    description: 'The time before it for which nothing is planned, in milliseconds; 0 for none.',
  })
  async gap(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return (await placeOfItem(context, id))!.gap;
  }

  @FieldResolver(() => RundownProblem, {
    nullable: true,
    description: 'What is wrong with it; null for nothing.',
  })
  async problem(@Root() { id }: Row, @Ctx() context: Context): Promise<RundownProblem | null> {
    return (await placeOfItem(context, id))!.problem;
  }

  @Requires('reason', 'addedBy', 'createdAt')
  @FieldResolver(() => Why, { description: 'Why it is there: who chose it, or by which rule and from what.' })
  why(@Root() row: Row, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Why> {
    const by = String(row['addedBy']);
    const at = (row['createdAt'] as unknown as Date).toISOString();
    const reason = (row['reason'] as StoredWhy | null) ?? plainly(WhyRule.HAND);
    return whyOfRow(context, { ...reason, by, at }, info);
  }
}
