import { query, type Given } from '../../../kit/query/query.ts';
import { batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import { ChatMessage } from './chatMessage.entity.ts';

const findNewestMessage = query('chat.findNewestMessage', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ChatMessage').select('id').where('thread', '=', of).orderBy('sequence', 'desc').limit(1),
);

/**
 * Loads the message with the highest sequence of each of several threads. Also returns deleted and concealed messages; null for a
 * thread without messages.
 */
export const loadLastMessage = batchedBySelection(
  async (context, threads, info): Promise<Array<Row | null>> => {
    const found = (await findNewestMessage.ofEach(context, threads, {})).map(([row]) => row?.id);
    const ids = found.filter((id) => id !== undefined);
    const rows = await findRows(context, ChatMessage, ids, info, []);
    return found.map((id) => (id === undefined ? null : (rows.get(id) ?? null)));
  },
);
