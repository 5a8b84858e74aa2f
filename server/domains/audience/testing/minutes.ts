import type { TestApp } from '../../../testing/testApp.ts';
import { clockIn } from '../../planning/slots/storedSeries.ts';
import { dayOf } from '../../planning/time/days.ts';
import { rollUpDay } from '../rollUp/rollUp.ts';

/** Puts how many listened to a mount point from a moment on, a minute each; null for one in which nobody looked. */
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
          'insert into audience_minute (mount_id, minute, least, most, total, looks) values (?, ?, ?, ?, ?, 6)',
          [Number(mount), first + index, count, count, count * 6],
        );
  });
}

/** Makes the figures of days of the first radio, whose clock is that of Paris. */
export async function rollUpDays(app: TestApp, ...days: string[]): Promise<void> {
  const { database } = app.shared;
  for (const day of days) await rollUpDay({ database, radioId: 1 }, dayOf(day), clockIn('Europe/Paris'));
}
