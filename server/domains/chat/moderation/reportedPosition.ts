import { query, type Given } from '../../../kit/query/query.ts';
import { batched, batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { filterSeenThreads } from '../threads/threadAccess.ts';

/* Position of reported messages; null when the viewer, who may read reports, does not see the thread. */

const findReportedPosition = query('chat.findReportedPosition', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatMessage').select(['thread', 'sequence']).where('id', '=', of),
);

/** Loads the positions of several messages; undefined when the viewer does not see the thread. */
const loadPositions = batched(async (context, messages) => {
  const found = (await findReportedPosition.ofEach(context, messages, {})).map(([position]) => position);
  const seen = await filterSeenThreads(
    context,
    found.flatMap((position) => position?.thread ?? []),
  );
  return found.map((position) => (position && seen.includes(position.thread) ? position : undefined));
});

/** Loads the thread of each of several reported messages. */
export const loadThreadOfReport = batchedBySelection(
  async (context, messages, info): Promise<Array<Row | null>> => {
    const found = await Promise.all(messages.map((message) => loadPositions(context, message)));
    const ids = found.flatMap((position) => position?.thread ?? []);
    const rows = await findRows(context, ChatThread, ids, info, []);
    return found.map((position) => (position && rows.get(position.thread)) ?? null);
  },
);

export const findSequenceOfReport = async (
  ...args: Parameters<typeof loadPositions>
): Promise<number | null> => (await loadPositions(...args))?.sequence ?? null;
