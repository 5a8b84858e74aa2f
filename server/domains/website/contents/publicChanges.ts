import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { ContentState } from './contentEnums.ts';

const findNextContentStart = query('website.findNextContentStart', (db, { now }: Given<{ now: Date }>) =>
  db
    .selectFrom('Content')
    .select('publishedFrom as at')
    .where('state', '=', ContentState.PUBLISHED)
    .where('publishedFrom', '>', now)
    .orderBy('publishedFrom')
    .limit(1),
);

const findNextContentEnd = query('website.findNextContentEnd', (db, { now }: Given<{ now: Date }>) =>
  db
    .selectFrom('Content')
    .select('publishedUntil as at')
    .where('state', '=', ContentState.PUBLISHED)
    .where('publishedUntil', '>', now)
    .orderBy('publishedUntil')
    .limit(1),
);

/** Finds the next moment at which a content of the radio appears or disappears. In milliseconds since 1970; undefined when none will. */
export async function nextPublicChange(environment: QueryRunner, now: number): Promise<number | undefined> {
  const given = { now: new Date(now) };
  const [start, end] = await Promise.all([
    findNextContentStart.first(environment, given),
    findNextContentEnd.first(environment, given),
  ]);
  const moments = [start?.at, end?.at].flatMap((at) => (at ? new Date(at).getTime() : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
