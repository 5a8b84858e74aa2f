import { query, type Given } from '../../../kit/query/query.ts';
import type { Recording } from '../monitor/recordStatus.ts';

type Counted = { mount: number; minute: number; listeners: number; increment: number };

/** Adds the listener count of one poll to its minute. */
const addSample = query('audience.addSample', (db, { mount, minute, listeners, increment }: Given<Counted>) =>
  db
    .insertInto('AudienceMinute')
    .values({ mount, minute, lowest: listeners, peak: listeners, total: listeners, polls: increment })
    .onConflict((conflict) =>
      conflict.columns(['mount', 'minute']).doUpdateSet((known) => ({
        lowest: known
          .case()
          .when('AudienceMinute.lowest', '>', known.ref('excluded.lowest'))
          .then(known.ref('excluded.lowest'))
          .else(known.ref('AudienceMinute.lowest'))
          .end(),
        peak: known
          .case()
          .when('AudienceMinute.peak', '<', known.ref('excluded.peak'))
          .then(known.ref('excluded.peak'))
          .else(known.ref('AudienceMinute.peak'))
          .end(),
        total: known('AudienceMinute.total', '+', known.ref('excluded.total')),
        polls: known('AudienceMinute.polls', '+', known.ref('excluded.polls')),
      })),
    ),
);

/** Records the listener counts of mount points at a moment. */
export async function countListeners(
  recording: Recording,
  listeners: ReadonlyMap<number, number>,
  at: Date,
): Promise<void> {
  const minute = Math.floor(at.getTime() / 60_000);
  for (const [mount, count] of listeners)
    await addSample.write(recording, { mount, minute, listeners: count, increment: 1 });
}
