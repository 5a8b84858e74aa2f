import { createHash } from 'node:crypto';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { OpenPodcast } from './openPodcast.ts';

const recordFeedBuild = query(
  'programmes.recordFeedBuild',
  (db, { id, hash, at }: Given<{ id: number; hash: string; at: Date }>) =>
    db
      .updateTable('Podcast')
      .set({ feedHash: hash, feedBuiltAt: at })
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('feedHash', 'is', null), eb('feedHash', '<>', hash)])),
);

const findLastBuild = query('programmes.findLastBuild', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Podcast').select('feedBuiltAt').where('id', '=', id),
);

/**
 * Returns the `lastBuildDate` of a feed: the moment of the last change of its content. The first read after a change stores the
 * current time; dates computed from the rows would go back when an episode is withdrawn, moved or deleted.
 */
export async function feedBuiltAt({ podcast, scope }: OpenPodcast, content: string): Promise<Date> {
  const hash = createHash('sha256').update(content).digest('base64url');
  const { id, feedHash, feedBuiltAt: before } = podcast;
  if (feedHash === hash && before) return new Date(before);
  const at = new Date(Math.max(Date.now(), before ? new Date(before).getTime() : 0));
  const writing = { context: { radioId: scope.radioId } };
  const changed = await inTransaction(scope.database, async (transaction) =>
    recordFeedBuild.write({ ...writing, transaction }, { id, hash, at }),
  );
  if (changed > 0) return at;
  // Another request stored the same content first: uses its date.
  const stored = await findLastBuild.first(scope, { id });
  return stored?.feedBuiltAt ? new Date(stored.feedBuiltAt) : at;
}
