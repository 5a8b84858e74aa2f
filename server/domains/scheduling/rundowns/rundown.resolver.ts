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
import { whyOfRow } from '../planner/shownWhy.ts';
import { plainly, Why, WhyRule, type StoredWhy } from '../planner/why.ts';
import { changeRundown } from './changeRundown.ts';
import { fillRundown } from './fillRundown.ts';
import { RundownItemInput, RundownItemPatch } from './rundown.inputs.ts';
import { RundownProblem } from './rundownEnums.ts';
import { RundownItem } from './rundownItem.entity.ts';
import { addRundownItems, moveRundownItems, removeRundownItems, updateRundownItem } from './rundownItems.ts';
import { placeOfItem, ShownRundown, shownRundown } from './shownRundown.ts';

const slotIdOf = 'Id of the `Slot`.';
const dateText = 'Date of the occurrence, by its series.';
const refused =
  'FORBIDDEN for emissions of others without the permission for all rundowns. BAD_USER_INPUT with `date: onAir` once it has begun.';
const itemIdsOf = 'Ids of `RundownItem`s; unknown ones are ignored.';

@Resolver(() => RundownItem)
export class RundownResolver {
  @Allow('read', 'Rundown')
  @Query(() => ShownRundown, {
    description:
      'The rundown of a slot on one of its dates, empty or not; NOT_FOUND when it has no such date.',
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
    description: `Adds items to a rundown, 1 to 100 at once and at most 500 in all: all of them or none. BAD_USER_INPUT names each invalid field, such as \`items.3.mediaId\`. ${refused}`,
  })
  async addRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('items', () => [RundownItemInput], {
      description: 'The items to add, in this order.',
      validateFn: checkedInside,
    })
    items: RundownItemInput[],
    @Arg('at', () => Int, {
      nullable: true,
      description: 'Position of the first one, from 1; at the end when null or beyond it.',
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
    description: `Moves items of a rundown together to another position, in their current order. Concurrent moves are safe: each one starts from the result of the last. ${refused}`,
  })
  async moveRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('itemIds', () => [ID], { description: itemIdsOf }) itemIds: string[],
    @Arg('to', () => Int, {
      description: 'New position of the first one, from 1; the end when beyond it.',
    })
    to: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => moveRundownItems(writing, itemIds, to));
    return shownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, { description: `Removes items from a rundown. ${refused}` })
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
    description: `Fills the unplanned time of a rundown by a clock, a playlist, or the filler of its emission; when that has nothing, by the clock of the hour or the default playlist. Each item stores the reason of its choice; items added by people stay. BAD_USER_INPUT with \`noItems\` when there is nothing to play. CONFLICT when the rundown changes at the same time. ${refused}`,
  })
  async fillRundown(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('clockId', () => ID, { nullable: true, description: 'Id of the `Clock` to fill by.' })
    clockId: string | null | undefined,
    @Arg('playlistId', () => ID, {
      nullable: true,
      description: 'Id of the `Playlist` to fill from instead.',
    })
    playlistId: string | null | undefined,
    @Arg('replace', () => Boolean, {
      nullable: true,
      description: 'True to remove items that were filled before; false when absent.',
    })
    replace: boolean | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await fillRundown(context, { slotId, date }, { clockId, playlistId, replace: replace ?? false });
    return shownRundown(context, { slotId, date }, info);
  }

  @FieldResolver(() => DateTimeISO, { description: 'Start, according to the items before it.' })
  async startsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await placeOfItem(context, id))!.startsAt;
  }

  @FieldResolver(() => DateTimeISO, { description: 'End, by itself or because it is cut.' })
  async endsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await placeOfItem(context, id))!.endsAt;
  }

  @FieldResolver(() => Int, {
    description: 'Unplanned time before it, in milliseconds; 0 when there is none.',
  })
  async gap(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return (await placeOfItem(context, id))!.gap;
  }

  @FieldResolver(() => RundownProblem, {
    nullable: true,
    description: 'Problem of the item; null when there is none.',
  })
  async problem(@Root() { id }: Row, @Ctx() context: Context): Promise<RundownProblem | null> {
    return (await placeOfItem(context, id))!.problem;
  }

  @Requires('reason', 'addedBy', 'createdAt')
  @FieldResolver(() => Why, { description: 'Reason of the choice: the person, or the rule and its source.' })
  why(@Root() row: Row, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Why> {
    const by = String(row['addedBy']);
    const at = (row['createdAt'] as unknown as Date).toISOString();
    const reason = (row['reason'] as StoredWhy | null) ?? plainly(WhyRule.HAND);
    return whyOfRow(context, { ...reason, by, at }, info);
  }
}
