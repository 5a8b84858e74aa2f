import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';

/* Who wants nothing of whom. To a blocked one it is as if the other were not there; they are not told why. */

const blockedAmong = query(
  'chat.blockedAmong',
  (db, { viewer, ids }: Given<{ viewer: number; ids: number[] }>) =>
    db.selectFrom('ChatBlock').select('blocked').where('blocker', '=', viewer).where('blocked', 'in', ids),
);

/** Whether the viewer blocked who wrote something, for each row of a page. */
export const isBlocked = batched(async (context, ids): Promise<boolean[]> => {
  const viewer = context.viewer?.userId ?? 0;
  const found = await blockedAmong.all(context, { viewer, ids: [...new Set(ids)] });
  const blocked = new Set(found.map((row) => row.blocked));
  return ids.map((id) => blocked.has(id));
});

/** All whom somebody blocked, and all who blocked them. */
export const blocksAround = query('chat.blocksAround', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('ChatBlock')
    .select(['blocker', 'blocked'])
    .where(({ or, eb }) => or([eb('blocker', '=', user), eb('blocked', '=', user)])),
);

/** What somebody whom they blocked writes is read by those who had read all before it: it counts for nothing to them. */
export const passedOver = query(
  'chat.passedOver',
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
