import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';

/* Blocks between people. Neither person can find the other, and the blocked person is not notified of the block. */

const findBlockedAmong = query(
  'chat.findBlockedAmong',
  (db, { viewer, ids }: Given<{ viewer: number; ids: number[] }>) =>
    db.selectFrom('ChatBlock').select('blocked').where('blocker', '=', viewer).where('blocked', 'in', ids),
);

/** Loads whether the viewer has blocked each of several people. */
export const isBlocked = batched(async (context, ids): Promise<boolean[]> => {
  const viewer = context.viewer?.userId ?? 0;
  const found = await findBlockedAmong.all(context, { viewer, ids: [...new Set(ids)] });
  const blocked = new Set(found.map((row) => row.blocked));
  return ids.map((id) => blocked.has(id));
});

/** Finds the blocks that a person has set, and those that other people have set against the person. */
export const findBlocksOfPerson = query('chat.findBlocksOfPerson', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('ChatBlock')
    .select(['blocker', 'blocked'])
    .where(({ or, eb }) => or([eb('blocker', '=', user), eb('blocked', '=', user)])),
);

/**
 * Marks a new message as read for people who block its author, if they had read everything before.
 * The message then does not count as unread for them.
 */
export const markReadForBlockers = query(
  'chat.markReadForBlockers',
  (
    db,
    {
      thread,
      before,
      sequence,
      author,
    }: Given<{ thread: number; before: number; sequence: number; author: number }>,
  ) =>
    db
      .updateTable('ChatParticipant')
      .set({ readUpTo: sequence })
      .where('thread', '=', thread)
      .where('readUpTo', '=', before)
      .where('user', 'in', (blockers) =>
        blockers.selectFrom('ChatBlock').select('blocker').where('blocked', '=', author),
      ),
);
