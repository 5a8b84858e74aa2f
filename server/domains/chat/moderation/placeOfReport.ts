import { query, type Given } from '../../../kit/query/query.ts';
import { batched, batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { seenAmongThreads } from '../threads/threadAccess.ts';

/* Where what was reported stands. Who may read reports does not see each thread: of those that they do not see nothing is told. */

const placeOf = query('chat.placeOfReported', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatMessage').select(['thread', 'sequence']).where('id', '=', of),
);

/** The place of each message of a page; undefined where its thread is out of reach. */
const places = batched(async (context, messages) => {
  const found = (await placeOf.ofEach(context, messages, {})).map(([place]) => place);
  const seen = await seenAmongThreads(
    context,
    found.flatMap((place) => place?.thread ?? []),
  );
  return found.map((place) => (place && seen.includes(place.thread) ? place : undefined));
});

/** The thread of each message of a page that was reported. */
export const threadOfReport = batchedBySelection(
  async (context, messages, info): Promise<Array<Row | null>> => {
    const found = await Promise.all(messages.map((message) => places(context, message)));
    const ids = found.flatMap((place) => place?.thread ?? []);
    const rows = await findRows(context, ChatThread, ids, info, []);
    return found.map((place) => (place && rows.get(place.thread)) ?? null);
  },
);

export const sequenceOfReport = async (...asked: Parameters<typeof places>): Promise<number | null> =>
  (await places(...asked))?.sequence ?? null;
