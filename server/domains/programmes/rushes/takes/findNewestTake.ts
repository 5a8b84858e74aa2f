import { query, type Given } from '../../../../kit/query/query.ts';

/** Newest take of a rush, to which decisions apply, with the file of its media item. */
export const findNewestTake = query('programmes.findNewestTake', (db, { rush }: Given<{ rush: number }>) =>
  db
    .selectFrom('RushTake as take')
    .innerJoin('RushSound as medium', 'medium.id', 'take.medium')
    .select(['take.id', 'take.number', 'take.markIn', 'take.markOut', 'take.cuts'])
    .select(['take.medium', 'medium.fileKey', 'medium.duration', 'medium.state', 'medium.mimeType'])
    .where('take.rush', '=', rush)
    .orderBy('take.number', 'desc')
    .limit(1),
);
