import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { clockIn } from '../../platform/organization/radios/radioClock.ts';
import { dayOf } from '../../../kit/time/days.ts';
import { rollUpDay } from '../rollUp/rollUp.ts';

/** For tests: inserts listener counts of a mount point, one per minute from the moment `from` on. Null means no count in that minute. */
export async function addMinutes(
  app: TestApp,
  mount: string,
  from: string,
  listeners: ReadonlyArray<number | null>,
): Promise<void> {
  const first = Date.parse(from) / 60_000;
  await app.shared.database.transaction(async (transaction) => {
    for (const [index, count] of listeners.entries())
      if (count !== null)
        await transaction.run(
          'insert into audience_minute (mount_id, minute, lowest, peak, total, polls) values (?, ?, ?, ?, ?, 6)',
          [Number(mount), first + index, count, count, count * 6],
        );
  });
}

/** For tests: aggregates the listener figures of the given days of radio 1, in the zone Europe/Paris. */
export async function rollUpDays(app: TestApp, ...days: string[]): Promise<void> {
  const { database } = app.shared;
  for (const day of days) await rollUpDay({ database, radioId: 1 }, dayOf(day), clockIn('Europe/Paris'));
}
