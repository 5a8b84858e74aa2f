import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Info, Int } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, requireValid, type FieldProblems } from '../../../kit/errors.ts';
import { shareEqual } from '../../../kit/eventLoop/turns.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { problemsOfInput } from '../../../kit/graphql/errors/validateInput.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows, rowById } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import {
  changeEntity,
  createEntity,
  findStored,
  type Write,
  type Written,
} from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { compareOutside } from './conflicts/compareOutside.ts';
import { findConflictsOfSeries } from './conflicts/conflicts.ts';
import { copyCalendar } from './series/copyCalendar.ts';
import { deleteSlots } from './deleteSlots.ts';
import { changeDays, replacementPatch } from './ranges/changeDays.ts';
import { SlotDaysChanged, SlotDaysInput, SlotDaysPreview } from './ranges/dayRange.types.ts';
import { findConflictsOfDays, planDays, requireDays, shownDay } from './ranges/planDays.ts';
import { findDayMoves, shownMoves } from './moves/dayMoves.ts';
import { SlotDayMove } from './moves/slotDayMove.ts';
import { endedBefore, followingOf, requireSplittable, splitSlot } from './series/splitSlot.ts';
import { plannedSeries, settleSlot } from './settleSlot.ts';
import { Slot } from './slot.entity.ts';
import { SlotInput, SlotPatch } from './slot.inputs.ts';
import { isMySlot, requireAllOfCalendar, requireOwnSlots } from './slotAccess.ts';
import { SlotConflicts } from './conflicts/slotConflicts.ts';
import {
  areDays,
  daysOfSlot,
  lockEmission,
  problemsOfReturn,
  problemsOfSlot,
  recurrenceOf,
} from './conflicts/slotProblems.ts';
import { findEpisodeToPresent, liveSlotFrom, StartLiveInput } from './startLive.ts';
import { SlotSplit } from './series/slotSplit.ts';
import { lockRadioClock, findRadioClock } from '../../platform/public.ts';
import { findStoredSlot, type SlotTimes } from './series/storedSeries.ts';

const conflicting =
  'SCHEDULE_CONFLICT, with the fields of `SlotConflicts`, when a planned date overlaps another slot on the same layer; a series is compared for two years.';
const idOfSlot = 'Id of the `Slot`.';
const versionOf = 'Version of the record that the change is based on.';

@Resolver(() => Slot)
export class SlotResolver extends RecoverableResolver(Slot, SlotInput, SlotPatch, {
  binViews: 'slots-bin',
  roles: { staff: ['read'], editor: ['manage'], user: ['create own', 'update own', 'delete own'] },
  references: ['emission', 'playlist', 'episode', 'rush', 'original'],
}) {
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may update all slots, or owns this slot. The presenters and producers of all emissions of a slot own it when its layer is FILLER or PROGRAMMES; a change then also needs the permission to update own slots.',
  })
  isMine(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isMySlot(context, id);
  }

  @Costs(250)
  @Allow('read', 'Slot')
  @Query(() => SlotConflicts, {
    nullable: true,
    description:
      'Previews the clashes that `createSlot` or `updateSlot` would cause; null when there are none. BAD_USER_INPUT as for `createSlot` and `updateSlot`.',
  })
  async slotConflicts(
    @Arg('input', () => SlotPatch, {
      description: 'Fields of a new slot, or the changed fields of an existing slot.',
      validateFn: () => {},
    })
    input: SlotPatch,
    @Arg('id', () => ID, { nullable: true, description: `${idOfSlot} Absent to test a new slot.` })
    id: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<SlotConflicts | null> {
    const request = `conflicts ${JSON.stringify([id ?? null, input])}`;
    return shareEqual(context, request, async () => {
      const reading = await this.reading(input);
      const clock = await findRadioClock(context);
      if (id == null) requireValid(missingTimes(input));
      // The transaction ends before the calendar is compared, so that other people can write in the meantime.
      const [existing, values] = await inTransaction(context.database, async (transaction) => {
        const writing = { transaction, context };
        const stored = id == null ? undefined : await findStored(writing, Slot, id);
        const read = await reading({
          ...writing,
          ...(stored ? { action: 'update', existing: stored } : { action: 'create' }),
        });
        return [stored, read];
      });
      const slot = {
        recurrence: null,
        endDate: null,
        layer: 'PROGRAMMES',
        ...existing,
        ...values,
        id: existing?.id ?? 0,
      };
      // The input has all times: see `missingTimes`.
      const times = slot as unknown as SlotTimes;
      return context.services.calendarTurns.inTurn(String(context.radioId ?? 0), async () => {
        const moves = existing && (await findDayMoves(context, [existing, times], clock));
        const series = await plannedSeries(context, times, clock, moves);
        return (await findConflictsOfSeries(context, series, clock)) ?? null;
      });
    });
  }

  @Allow('update', 'Slot')
  @Query(() => [SlotDayMove], {
    description:
      'Previews where a change of a slot would move contents of single dates, such as a rundown. Lists the dates with contents of their own, and the dates to which these contents would move. Dates whose contents stay are left out. BAD_USER_INPUT as for `updateSlot` and `splitSlot`.',
  })
  async slotDayMoves(
    @Arg('id', () => ID, { description: idOfSlot }) id: string,
    @Arg('input', () => SlotPatch, {
      description: 'Fields that would change; absent fields stay unchanged.',
      validateFn: () => {},
    })
    input: SlotPatch,
    @Arg('date', () => LocalDate, {
      nullable: true,
      description: 'First date of the new slot, for `splitSlot`. Absent for `updateSlot`.',
    })
    date: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<SlotDayMove[]> {
    const reading = await this.reading(input);
    const clock = await findRadioClock(context);
    const times = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const stored = await findStored(writing, Slot, id);
      if (date != null) requireSplittable(stored, date, clock);
      const before = date == null ? stored : { ...stored, ...followingOf(stored, date) };
      const values = await reading({ ...writing, action: 'update', existing: before });
      return [before, { ...before, ...values }] as const;
    });
    return shownMoves(context, times, clock, date ?? undefined);
  }

  @Allow('update', 'Slot')
  @Mutation(() => Slot, {
    description: `Ends the series of a slot before a date. CONFLICT, with the stored record as \`current\`, when the record has changed since \`version\`. BAD_USER_INPUT with \`date: min\` for the first date of the series and earlier dates: delete the slot instead.`,
  })
  async endSlot(
    @Arg('id', () => ID, { description: idOfSlot }) id: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Arg('date', () => LocalDate, { description: 'First date that is no longer part of the series.' })
    date: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Slot, rowId, info), context.abilities);
    const change = { id, version, current, authorize: this.authorize.bind(this) };
    const end = ({ existing }: Write<Slot>) => endedBefore(existing!, date);
    const rowId = await this.runWrite(context, () =>
      changeEntity(context, Slot, change, end, this.followUp()),
    );
    return (await findRow(context, Slot, rowId, info))!;
  }

  @Costs(250)
  @Allow('update', 'Slot')
  @Mutation(() => SlotSplit, {
    description: `Changes a slot from one of its dates on, by splitting its series. The series ends before that date. A new slot continues it with the changes, and with the contents of single dates (see \`slotDayMoves\`). An occurrence that has begun stays in the ended series, and the new slot begins after it; BAD_USER_INPUT with \`date: min\` when no date follows. CONFLICT when the slot has changed since \`version\`. ${conflicting}`,
  })
  async splitSlot(
    @Arg('id', () => ID, { description: idOfSlot }) id: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Arg('date', () => LocalDate, {
      description:
        'First date of the new slot, which is a date of the series. Rejected with `invalid` for other dates, and with `min` for the first date of the series and for dates in the past.',
    })
    date: string,
    @Arg('input', () => SlotPatch, {
      description: 'The changed fields; absent fields stay as they are.',
      validateFn: () => {},
    })
    input: SlotPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SlotSplit> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Slot, rowId, info), context.abilities);
    const reading = await this.reading(input);
    const ids = await this.runWrite(context, () =>
      splitSlot(context, { id, version, date, current, reading }),
    );
    const before = await findRows(context, Slot, [ids.before], info, ['before']);
    const after = await findRows(context, Slot, [ids.after], info, ['after']);
    return { before: rowById<Slot>(before, ids.before)!, after: rowById<Slot>(after, ids.after)! };
  }

  @Costs(250)
  @Allow('update', 'Slot')
  @Query(() => SlotDaysPreview, {
    description:
      'Previews the effect of `changeSlotDays`. BAD_USER_INPUT as for that mutation, but without a check of the emission.',
  })
  async slotDaysPreview(
    @Arg('id', () => ID, { description: idOfSlot }) id: string,
    @Arg('input', () => SlotDaysInput, { description: 'The range of dates, and the change to make on them.' })
    input: SlotDaysInput,
    @Ctx() context: Context,
  ): Promise<SlotDaysPreview> {
    requireDays(input);
    // The transaction ends before the calendar is compared, so that other people can write in the meantime.
    const slot = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const stored = await findStored(writing, Slot, id);
      await requireOwnSlots(writing, 'update', [stored.id]);
      return stored;
    });
    const clock = await findRadioClock(context);
    return context.services.calendarTurns.inTurn(String(context.radioId ?? 0), async () => {
      const planned = await planDays(context, slot, input, clock);
      const conflicts = (await findConflictsOfDays(context, slot, planned, clock)) ?? null;
      return { days: planned.map(shownDay), conflicts };
    });
  }

  @Costs(250)
  @Allow('update', 'Slot')
  @Mutation(() => SlotDaysChanged, {
    description: `Changes all dates of a slot in a range: another time, duration or emission, or a cancellation. Each coming date in the range gets changes of its own; the series itself stays unchanged, and the action RESET reverts the changes. CONFLICT when the slot changed since \`version\`. ${conflicting}`,
  })
  async changeSlotDays(
    @Arg('id', () => ID, { description: idOfSlot }) id: string,
    @Arg('version', () => Int, { description: versionOf }) version: number,
    @Arg('input', () => SlotDaysInput, { description: 'The range of dates, and the change to make on them.' })
    input: SlotDaysInput,
    @Arg('dates', () => [LocalDate], {
      nullable: true,
      description:
        'Limits the change to these dates of the series; all dates in the range when null or absent.',
    })
    dates: string[] | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SlotDaysChanged> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Slot, rowId, info), context.abilities);
    const reading = await this.reading(replacementPatch(input));
    const change = { id, version, input, dates, current, reading };
    const { days, replacement } = await this.runWrite(context, () => changeDays(context, change));
    if (replacement === undefined) return { days, replacement: null };
    const rows = await findRows(context, Slot, [replacement], info, ['replacement']);
    return { days, replacement: rowById<Slot>(rows, replacement) };
  }

  @Costs(250)
  @Allow('create', 'Slot')
  @Mutation(() => Slot, {
    description: `Adds a live slot with a single date that begins now, in which its presenter may go live. A presenter who neither presents nor produces the emission becomes the presenter of a new episode of it, which requires the permission to create episodes. FORBIDDEN without the permission for all slots: for emissions of other people, and for the layers ADVERTS and LIVE. ${conflicting}`,
  })
  async startLiveSlot(
    @Arg('input', () => StartLiveInput, {
      description: 'Emission, presenter and duration.',
      validateFn: checkedInside,
    })
    input: StartLiveInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    requireValid(await problemsOfInput(input));
    const reading = await this.reading(liveSlotFrom(await findRadioClock(context), input));
    const prepare = async (write: Write<Slot>) => {
      await this.authorize(undefined, write);
      const values = (await reading(write)) as { emission: number };
      const emission = (await lockEmission.first(write, { id: values.emission }))!;
      return { ...values, episode: await findEpisodeToPresent(write, emission, input) };
    };
    const id = await this.runWrite(context, () => createEntity(context, Slot, prepare, this.followUp()));
    return (await findRow(context, Slot, id, info))!;
  }

  @Costs(250)
  @Allow('create', 'Slot')
  @Mutation(() => [Slot], {
    description: `Copies the occurrences of one or seven days, with their rundowns, to other dates. The copies are slots with a single date. Either all occurrences are copied, or none. Cancelled occurrences are not copied, nor are occurrences whose series already has an occurrence at the new time. FORBIDDEN without the permission for all slots. BAD_USER_INPUT with \`to: min\` for dates that are not after today. ${conflicting}`,
  })
  async copyCalendar(
    @Arg('from', () => LocalDate, { description: 'First date to copy, in the radio’s time zone.' })
    from: string,
    @Arg('to', () => LocalDate, { description: 'First date of the copies, in the radio’s time zone.' })
    to: string,
    @Arg('days', () => Int, { description: '1 for a day, 7 for a week.' }) days: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    requireAllOfCalendar(context);
    const ids = await copyCalendar(context, from, to, days);
    const rows = await findRows(context, Slot, ids, info, []);
    return ids.map((id) => rows.get(id)!);
  }

  @Allow('delete', 'Slot')
  @Mutation(() => [ID], {
    description:
      'Moves slots to the recycle bin, such as those that `copyCalendar` created: all of them or none. Returns their ids. NOT_FOUND when a slot does not exist, IN_USE when a coming rebroadcast outside of the selection repeats a slot, FORBIDDEN when the viewer may not delete a slot.',
  })
  deleteSlots(
    @Arg('ids', () => [ID], { description: 'Ids of the `Slot`s, 1 to 2,000.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return deleteSlots(context, ids);
  }

  protected override runWrite<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
    return compareOutside(context, write);
  }

  /** Locks the planning of the radio. Who owns a new slot can only be checked after the write. */
  protected override async authorize(
    existing: (Stored<Slot> & { id?: number }) | undefined,
    write: Write<Slot>,
  ): Promise<void> {
    await lockRadioClock(write);
    if (existing?.id) await requireOwnSlots(write, write.action, [existing.id]);
    if (existing?.deletedAt) requireValid(await problemsOfReturn(existing, write));
  }

  protected override async check(given: SlotPatch, write: Write<Slot>): Promise<FieldProblems> {
    const clock = await lockRadioClock(write);
    return problemsOfSlot(given, write.existing ?? {}, write, clock);
  }

  protected override prepare(given: SlotPatch, { existing }: Write<Slot>): object {
    const { recurrence: rule, ...values } = given;
    const startDate = given.startDate ?? existing!.startDate;
    const stored = existing?.recurrence ?? null;
    const recurrence = rule === undefined ? stored : rule && recurrenceOf(rule);
    const days = daysOfSlot(startDate, recurrence);
    if (!areDays(days)) throw invalidInput(days);
    return { ...values, ...days };
  }

  protected override async afterWrite({
    id,
    action,
    existing,
    ...writing
  }: Written<Slot> & Writing): Promise<void> {
    await requireOwnSlots(writing, action, [id]);
    const clock = await lockRadioClock(writing);
    await settleSlot(writing, (await findStoredSlot(writing, id))!, clock, {
      ...(existing && { before: existing }),
      withCurrent: true,
    });
  }
}

/** Reports missing fields without which a new slot cannot be checked for clashes. */
const missingTimes = (input: SlotPatch): FieldProblems =>
  Object.fromEntries(
    (['startDate', 'startTime', 'duration'] as const)
      .filter((name) => input[name] == null)
      .map((name) => [name, 'required']),
  );
