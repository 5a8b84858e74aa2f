import { createHash } from 'node:crypto';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import type { BannerPosition } from './bannerEnums.ts';

/** A banner as visitors read it. */
export interface ShownBanner {
  id: string;
  key: string;
  position: BannerPosition;
  picture: string;
  pictureAlt: string;
  pictureFocus: { x: number; y: number };
  text: string;
  link: string;
  weight: number;
}

/** Milliseconds for which a page shows the same banner when a position has several. */
export const turnLength = 60_000;

/**
 * Chooses one banner by weight. The choice follows from the seed alone, so that a cached page and a new one of the same minute show
 * the same banner.
 */
export function chooseByWeight(banners: readonly ShownBanner[], seed: string): ShownBanner | undefined {
  const total = banners.reduce((sum, { weight }) => sum + weight, 0);
  let rest = (createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32) * total;
  return banners.find(({ weight }) => (rest -= weight) < 0);
}

const findNextBannerStart = query('website.findNextBannerStart', (db, { now }: Given<{ now: Date }>) =>
  db
    .selectFrom('Banner')
    .select('publishedFrom as at')
    .where('isActive', '=', true)
    .where('publishedFrom', '>', now)
    .orderBy('publishedFrom')
    .limit(1),
);

const findNextBannerEnd = query('website.findNextBannerEnd', (db, { now }: Given<{ now: Date }>) =>
  db
    .selectFrom('Banner')
    .select('publishedUntil as at')
    .where('isActive', '=', true)
    .where('publishedUntil', '>', now)
    .orderBy('publishedUntil')
    .limit(1),
);

/** Finds the next moment at which a banner appears or disappears, in milliseconds since 1970. Infinite when none will. */
export async function nextBannerChange(environment: QueryRunner, now: number): Promise<number> {
  const given = { now: new Date(now) };
  const found = await Promise.all([
    findNextBannerStart.first(environment, given),
    findNextBannerEnd.first(environment, given),
  ]);
  return Math.min(...found.flatMap((row) => (row?.at ? new Date(row.at).getTime() : [])));
}
