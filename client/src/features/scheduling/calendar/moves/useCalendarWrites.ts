import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  OccurrenceChange,
  SlotDaysInput,
  SlotInput,
  SlotPatch,
  StartLiveInput,
} from '../../../../apollo/schemaTypes.generated';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import {
  SlotDayMovesDocument,
  useCancelOccurrenceMutation,
  useChangeOccurrenceMutation,
  useChangeSlotDaysMutation,
  useCopyCalendarMutation,
  useCreateSlotMutation,
  useDeleteSlotMutation,
  useDeleteSlotsMutation,
  useEndSlotMutation,
  useRestoreOccurrenceMutation,
  useRestoreSlotMutation,
  useSplitSlotMutation,
  useStartLiveSlotMutation,
  useUpdateSlotMutation,
  type CalendarOccurrenceFragment,
  type CalendarSlotFragment,
} from '../calendar.generated';
import { conflictIn } from '../clashes/conflict';
import type { Refused } from '../clashes/ConflictDialog';
import type { DayMove } from '../slots/UnmovableDays';
import { titleOfSlot } from '../slots/slotForm';
import { dateOf, wallOf } from '../time/wall';
import { dayAsItIs, dayChange } from './dayChange';
import { movedRest, movedSeries, slotAsItIs, type TimeSpan } from './movedSlot';

/** Days of a series that a change applies to: one day, that day and all later ones, or all days. */
export type Scope = 'occurrence' | 'following' | 'all';

export type CalendarWrites = ReturnType<typeof useCalendarWrites>;

/** Writes of the calendar. After a success, each reloads the calendar and shows a message, if possible with an undo button. */
export function useCalendarWrites(reload: () => void) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [refused, setRefused] = useState<Refused>();
  const client = useApolloClient();
  const [change] = useChangeOccurrenceMutation();
  const [changeRange] = useChangeSlotDaysMutation();
  const [cancel] = useCancelOccurrenceMutation();
  const [bringBack] = useRestoreOccurrenceMutation();
  const [startNow] = useStartLiveSlotMutation();
  const [create] = useCreateSlotMutation();
  const [update] = useUpdateSlotMutation();
  const [split] = useSplitSlotMutation();
  const [end] = useEndSlotMutation();
  const [remove] = useDeleteSlotMutation();
  const [restore] = useRestoreSlotMutation();
  const [copy] = useCopyCalendarMutation();
  const [removeAll] = useDeleteSlotsMutation();

  /**
   * Resolves to true when the write succeeds. A schedule conflict opens a dialog with alternatives; other errors are shown as messages.
   */
  async function attempt(
    title: string | (() => string),
    work: () => Promise<(() => Promise<unknown>) | undefined>,
    whenRefused: Omit<Refused, 'conflict'> = { title: t('calendar.notMoved') },
  ) {
    try {
      const undo = await work();
      reload();
      notify({
        type: 'success',
        title: typeof title === 'string' ? title : title(),
        ...(undo && {
          action: {
            label: t('actions.undo'),
            onClick: () => void attempt(t('calendar.undone'), async () => void (await undo())),
          },
        }),
      });
      return true;
    } catch (error) {
      const conflict = conflictIn(error);
      if (conflict) setRefused({ conflict, ...whenRefused });
      else notifyError(t('calendar.failed'), error);
      reload();
      return false;
    }
  }

  const changeOne = async (
    { slotId, date, version }: CalendarOccurrenceFragment,
    input: OccurrenceChange,
  ) => {
    const { data } = await change({ variables: { slotId, date, version, input } });
    return data!.changeOccurrence;
  };
  const changeAll = async (slot: CalendarSlotFragment, input: SlotPatch) => {
    const { data } = await update({ variables: { id: slot.id, version: slot.version, input } });
    return data!.updateSlot;
  };
  const changeRest = async (slot: CalendarSlotFragment, date: string, input: SlotPatch) => {
    const { id, version } = slot;
    const { data } = await split({ variables: { id, version, date, input } });
    const { before, after } = data!.splitSlot;
    return async () => {
      await remove({ variables: { id: after.id } });
      await changeAll(before, { recurrence: slotAsItIs(slot).recurrence! });
    };
  };

  /** Returns the changed days of a series that a move would lose. They have no counterpart in the moved series. */
  const unmovableDays = async (
    { slot, date, localStart }: CalendarOccurrenceFragment,
    span: TimeSpan,
    scope: Scope,
  ): Promise<readonly DayMove[]> => {
    if (scope === 'occurrence' || !slot) return [];
    const from = localStart.slice(0, 10);
    const isSplit = scope === 'following' && date !== slot.startDate;
    const input = isSplit ? movedRest(slot, from, span) : movedSeries(slot, from, span);
    const variables = { id: slot.id, input, ...(isSplit && { date }) };
    // Errors are ignored here, because the move itself reports them.
    const answer = await client
      .query({ query: SlotDayMovesDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    return answer?.data?.slotDayMoves.filter(({ to }) => to === null) ?? [];
  };

  const move = (occurrence: CalendarOccurrenceFragment, span: TimeSpan, scope: Scope): Promise<boolean> =>
    attempt(
      t('calendar.moved', { name: occurrence.title }),
      async () => {
        const { slot, date, localStart, duration } = occurrence;
        if (scope === 'occurrence' || !slot) {
          const start = new Date(span.start).toISOString().slice(0, 19);
          const moved = await changeOne(occurrence, { localStart: start, duration: span.duration });
          return () => changeOne(moved, { localStart, duration });
        }
        const from = localStart.slice(0, 10);
        if (scope === 'following' && date !== slot.startDate)
          return changeRest(slot, date, movedRest(slot, from, span));
        const moved = await changeAll(slot, movedSeries(slot, from, span));
        return () => changeAll(moved, slotAsItIs(slot));
      },
      {
        title: t('calendar.notMoved'),
        onStart: (time) =>
          void move(occurrence, { ...span, start: wallOf(`${dateOf(span.start)}T${time}`) }, scope),
      },
    );

  /** Notifies the viewer of a successful write, with an undo button. */
  const notifyDone = (title: string, undo: () => Promise<unknown>) =>
    notify({
      type: 'success',
      title,
      action: {
        label: t('actions.undo'),
        onClick: () => void attempt(t('calendar.undone'), async () => void (await undo())),
      },
    });

  /** Changes one day, the rest of a series from that day on, or the whole series. Throws the error of the write. */
  async function edit(occurrence: CalendarOccurrenceFragment, input: SlotPatch, scope: Scope) {
    const undo = await changeScope(occurrence, input, scope);
    reload();
    notifyDone(t('calendar.saved', { name: occurrence.title }), undo);
  }

  /** Performs the write of `edit`; resolves to a function that undoes it. */
  async function changeScope(occurrence: CalendarOccurrenceFragment, input: SlotPatch, scope: Scope) {
    const { slot, date } = occurrence;
    if (scope === 'occurrence' || !slot) {
      const changed = await changeOne(occurrence, dayChange(occurrence, input));
      return () => changeOne(changed, dayAsItIs(occurrence));
    }
    if (scope === 'following' && date !== slot.startDate) return changeRest(slot, date, input);
    const changed = await changeAll(slot, input);
    return () => changeAll(changed, slotAsItIs(slot));
  }

  const add = async (input: SlotInput) => {
    const { data } = await create({ variables: { input } });
    const { id } = data!.createSlot;
    reload();
    notifyDone(t('calendar.added'), () => remove({ variables: { id } }));
  };

  /** Adds a live slot that starts now; throws the error of the write. */
  const startLive = async (input: StartLiveInput) => {
    const { data } = await startNow({ variables: { input } });
    const slot = data!.startLiveSlot;
    reload();
    notifyDone(t('calendar.startLive.started', { name: titleOfSlot(slot) }), () =>
      remove({ variables: { id: slot.id } }),
    );
  };

  /** Changes, cancels or resets the days of a series between two dates, inclusive. Throws the error of the write. */
  const changeDays = async ({ id, version }: CalendarSlotFragment, input: SlotDaysInput) => {
    const { data } = await changeRange({ variables: { id, version, input } });
    const { days, replacement } = data!.changeSlotDays;
    reload();
    const title = t('calendar.range.saved', { count: days.length });
    if (input.action === 'RESET' || days.length === 0) {
      notify({ type: 'success', title });
      return;
    }
    const action = input.action === 'CANCEL' || replacement ? 'RESTORE' : 'RESET';
    const { from, to } = input;
    notifyDone(title, async () => {
      if (replacement) await remove({ variables: { id: replacement.id } });
      const dates = days.map(({ date }) => date);
      await changeRange({ variables: { id, version, input: { from, to, action }, dates } });
    });
  };

  const callOff = (occurrence: CalendarOccurrenceFragment) =>
    attempt(t('calendar.calledOff', { name: occurrence.title }), async () => {
      const { slotId, date, version } = occurrence;
      const { data } = await cancel({ variables: { slotId, date, version } });
      const { version: later } = data!.cancelOccurrence;
      return () => bringBack({ variables: { slotId, date, version: later } });
    });

  const planInstead = ({ slotId, date, version, title }: CalendarOccurrenceFragment) =>
    attempt(t('calendar.cancellationUndone', { name: title }), async () => {
      const { data } = await bringBack({ variables: { slotId, date, version } });
      const { version: later } = data!.restoreOccurrence;
      return () => cancel({ variables: { slotId, date, version: later } });
    });

  const endBefore = (slot: CalendarSlotFragment, date: string, name: string) =>
    attempt(t('calendar.ended', { name }), async () => {
      const { data } = await end({ variables: { id: slot.id, version: slot.version, date } });
      return () => changeAll(data!.endSlot, { recurrence: slotAsItIs(slot).recurrence! });
    });

  const removeSeries = (slot: CalendarSlotFragment, name: string) =>
    attempt(t('calendar.deleted', { name }), async () => {
      await remove({ variables: { id: slot.id } });
      return () => restore({ variables: { id: slot.id } });
    });

  const copyDays = (from: string, to: string, days: 1 | 7) => {
    let count = 0;
    return attempt(
      () => t(count > 0 ? 'calendar.copied' : 'calendar.nothingToCopy'),
      async () => {
        const { data } = await copy({ variables: { from, to, days } });
        const ids = data!.copyCalendar.map(({ id }) => id);
        count = ids.length;
        return count > 0 ? () => removeAll({ variables: { ids } }) : undefined;
      },
      { title: t('calendar.notCopied') },
    );
  };

  return {
    add,
    changeDays,
    edit,
    move,
    startLive,
    unmovableDays,
    callOff,
    planInstead,
    endBefore,
    removeSeries,
    copyDays,
    refused,
    forgetRefused: () => setRefused(undefined),
  };
}
