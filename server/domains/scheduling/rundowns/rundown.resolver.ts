import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { loadWhyOfRow } from '../planner/shownWhy.ts';
import { simpleWhy, Why, WhyRule, type StoredWhy } from '../planner/why.ts';
import { changeRundown } from './changeRundown.ts';
import { fillRundown } from './items/fillRundown.ts';
import { RundownItemInput, RundownItemPatch } from './rundown.inputs.ts';
import { RundownProblem } from './rundownEnums.ts';
import { RundownItem } from './items/rundownItem.entity.ts';
import {
  addRundownItems,
  moveRundownItems,
  removeRundownItems,
  updateRundownItem,
} from './items/rundownItems.ts';
import { loadTimesOfItem, ShownRundown, loadShownRundown } from './shownRundown.ts';

const slotIdOf = 'Id of the `Slot`.';
const dateText =
  'Original date of the occurrence in its series, even when the occurrence was moved to another date.';
const refused =
  'FORBIDDEN when the viewer neither presents nor produces the emission and lacks the permission for all rundowns. BAD_USER_INPUT with `date: onAir` once the occurrence has begun.';
const itemIdsOf = 'Ids of `RundownItem`s of the rundown; unknown ids are ignored.';

@Resolver(() => RundownItem)
export class RundownResolver {
  @Allow('read', 'Rundown')
  @Query(() => ShownRundown, {
    description: 'The rundown of a slot on one of its dates; NOT_FOUND when the slot has no such date.',
  })
  rundown(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    return loadShownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, {
    description: `Adds items to a rundown, 1 to 100 at once and at most 500 in all: all of them or none. BAD_USER_INPUT names each invalid field, such as \`items.3.mediaId\`. ${refused}`,
  })
  async addRundownItems(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('items', () => [RundownItemInput], {
      description: 'The items to add, in the order in which they play.',
      validateFn: checkedInside,
    })
    items: RundownItemInput[],
    @Arg('at', () => Int, {
      nullable: true,
      description:
        'Position of the first added item, starting at 1. Null, or a position beyond the end, adds the items at the end.',
    })
    at: number | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => addRundownItems(writing, items, at));
    return loadShownRundown(context, { slotId, date }, info);
  }

  @Allow('update', 'Rundown')
  @Mutation(() => RundownItem, {
    description: `Changes an item of a rundown. CONFLICT, with the stored item as \`current\`, when the item has changed since \`version\`. ${refused}`,
  })
  async updateRundownItem(
    @Arg('id', () => ID, { description: 'Id of the `RundownItem`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('input', () => RundownItemPatch, {
      description: 'The fields to change; absent fields stay as they are.',
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
      description:
        'New position of the first moved item, starting at 1; a position beyond the end means the end.',
    })
    to: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await changeRundown(context, { slotId, date }, (writing) => moveRundownItems(writing, itemIds, to));
    return loadShownRundown(context, { slotId, date }, info);
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
    return loadShownRundown(context, { slotId, date }, info);
  }

  @Costs(250)
  @Allow('update', 'Rundown')
  @Mutation(() => ShownRundown, {
    description: `Fills the unplanned time of a rundown from a clock, a playlist, or the filler of the emission. When that source has nothing to play, the clock of the hour or the default playlist fills the time. Each item stores why it was chosen; items that people added stay. CONFLICT when the rundown changes at the same time. ${refused} A rundown gets at most 500 items. BAD_USER_INPUT with \`noItems\` when there is nothing to play, or no unplanned time of at least five seconds.`,
  })
  async fillRundown(
    @Arg('slotId', () => ID, { description: slotIdOf }) slotId: string,
    @Arg('date', () => LocalDate, { description: dateText }) date: string,
    @Arg('clockId', () => ID, {
      nullable: true,
      description:
        'Id of the `Clock` whose parts fill the time. Without a clock and a playlist, the filler of the emission is used.',
    })
    clockId: string | null | undefined,
    @Arg('playlistId', () => ID, {
      nullable: true,
      description:
        'Id of the `Playlist` to fill from, instead of a clock; null or absent for none. Rejected with `invalid` when a clock is given too.',
    })
    playlistId: string | null | undefined,
    @Arg('replace', () => Boolean, {
      nullable: true,
      description: 'True to remove the items that were filled in before; false when null or absent.',
    })
    replace: boolean | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ShownRundown> {
    await fillRundown(context, { slotId, date }, { clockId, playlistId, replace: replace ?? false });
    return loadShownRundown(context, { slotId, date }, info);
  }

  @FieldResolver(() => DateTimeISO, { description: 'Start of the item, computed from the items before.' })
  async startsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await loadTimesOfItem(context, id))!.startsAt;
  }

  @FieldResolver(() => DateTimeISO, { description: 'End of the item, or the time at which the item is cut.' })
  async endsAt(@Root() { id }: Row, @Ctx() context: Context): Promise<Date> {
    return (await loadTimesOfItem(context, id))!.endsAt;
  }

  @FieldResolver(() => Int, {
    description: 'Unplanned time before the item, in milliseconds; 0 when there is none.',
  })
  async gap(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return (await loadTimesOfItem(context, id))!.gap;
  }

  @FieldResolver(() => RundownProblem, {
    nullable: true,
    description: 'Problem of the item; null when there is none.',
  })
  async problem(@Root() { id }: Row, @Ctx() context: Context): Promise<RundownProblem | null> {
    return (await loadTimesOfItem(context, id))!.problem;
  }

  @Requires('reason', 'addedBy', 'createdAt')
  @FieldResolver(() => Why, {
    description:
      'Reason why the rundown contains the item: the person who added it, or the rule and its source.',
  })
  why(@Root() row: Row, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Why> {
    const by = String(row['addedBy']);
    const at = (row['createdAt'] as Date).toISOString();
    const reason = (row['reason'] as StoredWhy | null) ?? simpleWhy(WhyRule.HAND);
    return loadWhyOfRow(context, { ...reason, by, at }, info);
  }
}
