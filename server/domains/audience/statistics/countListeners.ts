import { query, type Given } from '../../../kit/query/query.ts';
import type { Recording } from '../monitor/recordStatus.ts';

type Counted = { mount: number; minute: number; listeners: number; one: number };

/** Adds the listener count of one poll to its minute. */
const addSample = query('audience.addSample', (db, { mount, minute, listeners, one }: Given<Counted>) =>
  db
    .insertInto('AudienceMinute')
    .values({ mount, minute, least: listeners, most: listeners, total: listeners, looks: one })
    .onConflict((conflict) =>
      conflict.columns(['mount', 'minute']).doUpdateSet((known) => ({
        least: known
          .case()
          .when('AudienceMinute.least', '>', known.ref('excluded.least'))
          .then(known.ref('excluded.least'))
          .else(known.ref('AudienceMinute.least'))
          .end(),
        most: known
          .case()
          .when('AudienceMinute.most', '<', known.ref('excluded.most'))
          .then(known.ref('excluded.most'))
          .else(known.ref('AudienceMinute.most'))
          .end(),
        total: known('AudienceMinute.total', '+', known.ref('excluded.total')),
        looks: known('AudienceMinute.looks', '+', known.ref('excluded.looks')),
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
    await addSample.write(recording, { mount, minute, listeners: count, one: 1 });
}
