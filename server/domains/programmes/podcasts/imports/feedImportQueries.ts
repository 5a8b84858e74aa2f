import { jsonText, type JsonText } from '../../../../kit/query/given.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import { FeedImportState, type FeedImportFailure } from './feedImportEnums.ts';
import type { FeedImportProblem } from './feedImport.entity.ts';
import type { FeedItem } from './readFeed.ts';

type Of = Given<{ id: number }>;

/** Reads the columns of a feed import that its job needs. */
export const findImportToRun = query('programmes.findFeedImportToRun', (db, { id }: Of) =>
  db
    .selectFrom('FeedImport as feedImport')
    .innerJoin('Podcast as podcast', 'podcast.id', 'feedImport.podcast')
    .select([
      'feedImport.owner',
      'feedImport.url',
      'feedImport.state',
      'feedImport.items',
      'feedImport.itemCount',
      'feedImport.bytes',
    ])
    .select(['feedImport.importedCount', 'feedImport.skippedCount', 'feedImport.failedCount'])
    .select(['feedImport.tokenId', 'feedImport.address', 'feedImport.requestId', 'podcast.emission'])
    .where('feedImport.id', '=', id),
);

export const hasRunningImport = query('programmes.hasRunningFeedImport', (db, { id }: Of) =>
  db.selectFrom('FeedImport').select('id').where('id', '=', id).where('state', '=', FeedImportState.RUNNING),
);

/** Locks an import until the transaction ends. */
export const lockFeedImport = query('programmes.lockFeedImport', (db, { id }: Of) =>
  db
    .selectFrom('FeedImport')
    .select(['id', 'state', 'podcast', 'problems', 'importedCount', 'skippedCount', 'failedCount'])
    .where('id', '=', id)
    .forUpdate(),
);

export const setFeedItems = query(
  'programmes.setFeedItems',
  (db, { id, items, count }: Given<{ id: number; items: JsonText<FeedItem[]>; count: number }>) =>
    db.updateTable('FeedImport').set({ items, itemCount: count }).where('id', '=', id),
);

interface Counted {
  id: number;
  imported: number;
  skipped: number;
  failed: number;
  problems: JsonText<FeedImportProblem[]>;
  bytes: number;
}

export const updateImportCounts = query('programmes.updateImportCounts', (db, given: Given<Counted>) =>
  db
    .updateTable('FeedImport')
    .set(({ eb }) => ({
      importedCount: given.imported,
      skippedCount: given.skipped,
      failedCount: given.failed,
      problems: given.problems,
      bytes: eb('bytes', '+', given.bytes),
    }))
    .where('id', '=', given.id),
);

/** Empty list of items, stored in an import that has ended and no longer needs them. */
export const noItems = jsonText<FeedItem[]>([]);

interface Ended {
  id: number;
  state: FeedImportState;
  failure: FeedImportFailure | null;
  now: Date;
  none: JsonText<FeedItem[]>;
}

export const markImportEnded = query('programmes.markFeedImportEnded', (db, given: Given<Ended>) =>
  db
    .updateTable('FeedImport')
    .set({ state: given.state, failure: given.failure, finishedAt: given.now, items: given.none })
    .where('id', '=', given.id),
);

/** Finds an episode by its GUID, also in the recycle bin. An episode that was deleted must not be imported again. */
export const hasEpisodeWithGuid = query(
  'programmes.hasEpisodeWithGuid',
  (db, { emission, guid }: Given<{ emission: number; guid: string }>) =>
    db
      .selectFrom(withDeleted('Episode'))
      .select('id')
      .where('emission', '=', emission)
      .where(({ or, eb }) => or([eb('feedGuid', '=', guid), eb('guid', '=', guid)])),
);

/** Locks the podcast of an import, so that two imports of one podcast cannot start at once. */
export const lockPodcast = query('programmes.lockPodcast', (db, { id }: Of) =>
  db.selectFrom('Podcast').select(['id', 'emission']).where('id', '=', id).forUpdate(),
);

export const findImportsInState = query(
  'programmes.findFeedImportsInState',
  (db, { podcast, state }: Given<{ podcast: number; state: FeedImportState }>) =>
    db.selectFrom('FeedImport').select('id').where('podcast', '=', podcast).where('state', '=', state),
);

export const findNewestImports = query(
  'programmes.findNewestFeedImports',
  (db, { podcast, max }: Given<{ podcast: number; max: number }>) =>
    db.selectFrom('FeedImport').select('id').where('podcast', '=', podcast).orderBy('id', 'desc').limit(max),
);
