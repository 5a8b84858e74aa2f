import { typedRow } from '../../../kit/read/plan.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { Context } from '../../../kit/context.ts';
import { query } from '../../../kit/query/query.ts';
import { addRow, alterRow, purgeRow } from '../../../kit/resource/recordedWrites.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { publishPlanChanged } from './planEvents.ts';
import { lockRadioClock } from '../../platform/public.ts';
import { Clock } from './clock.entity.ts';
import { ClockHour } from './clockHour.entity.ts';
import type { WeekHourInput } from './clock.inputs.ts';

const hoursOfWeek = 168;

/** Finds the hours of the week to which a clock is assigned, in order. */
export const findClockHours = query('programmes.findClockHours', (db) =>
  db
    .selectFrom('ClockHour as laid')
    .innerJoin('Clock as clock', 'clock.id', 'laid.clock')
    .select(['laid.id', 'laid.weekday', 'laid.hour', 'laid.clock'])
    .orderBy('laid.weekday')
    .orderBy('laid.hour'),
);

const keyOf = ({ weekday, hour }: WeekHourInput) => (weekday - 1) * 24 + hour;

/**
 * Assigns a clock to hours of the week and replaces their previous clocks. Null leaves the hours without a
 * clock.
 */
export async function layClock(
  context: Context,
  clockId: string | null,
  hours: readonly WeekHourInput[],
): Promise<void> {
  if (hours.length === 0) throw invalidInput({ hours: 'required' });
  if (hours.length > hoursOfWeek) throw invalidInput({ hours: 'tooLong' });
  await inTransaction(context.database, async (transaction) => {
    const writing = { transaction, context };
    await lockRadioClock(writing);
    const clock = clockId === null ? null : await referTo(writing, Clock, clockId, 'clockId');
    const model = context.reads.models.of(ClockHour);
    const ids = (await findClockHourIds.all(writing)).map(({ id }) => id);
    const stored = [...(await findStoredRows(writing, model, ids)).values()];
    const there = new Map(stored.map((row) => [keyOf(typedRow<WeekHourInput>(row)), row]));
    for (const hour of new Map(hours.map((hour) => [keyOf(hour), hour])).values()) {
      const row = there.get(keyOf(hour));
      if (clock === null && row) await purgeRow(writing, model, row);
      else if (clock !== null && row) await alterRow(writing, model, row, { clock });
      else if (clock !== null)
        await addRow(writing, model, { weekday: hour.weekday, hour: hour.hour, clock });
    }
    await publishPlanChanged(writing, context.services.events);
  });
}

const findClockHourIds = query('programmes.findClockHourIds', (db) =>
  db.selectFrom('ClockHour').select('id'),
);
