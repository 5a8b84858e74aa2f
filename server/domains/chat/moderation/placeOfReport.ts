import { query, type Given } from '../../../kit/query/query.ts';
import { batched, batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { seenAmongThreads } from '../threads/threadAccess.ts';

/* Position of reported messages. Readers of reports do not see every thread; the position is null in threads that they do not see. */

const placeOf = query('chat.placeOfReported', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatMessage').select(['thread', 'sequence']).where('id', '=', of),
);

/** Position of each message of a page; undefined when the viewer does not see its thread. */
const places = batched(async (context, messages) => {
  const found = (await placeOf.ofEach(context, messages, {})).map(([place]) => place);
  const seen = await seenAmongThreads(
    context,
    found.flatMap((place) => place?.thread ?? []),
  );
  return found.map((place) => (place && seen.includes(place.thread) ? place : undefined));
});

/** Thread of each reported message of a page. */
export const threadOfReport = batchedBySelection(
  async (context, messages, info): Promise<Array<Row | null>> => {
    const found = await Promise.all(messages.map((message) => places(context, message)));
    const ids = found.flatMap((place) => place?.thread ?? []);
    const rows = await findRows(context, ChatThread, ids, info, []);
    return found.map((place) => (place && rows.get(place.thread)) ?? null);
  },
);

export const sequenceOfReport = async (...args: Parameters<typeof places>): Promise<number | null> =>
  (await places(...args))?.sequence ?? null;
