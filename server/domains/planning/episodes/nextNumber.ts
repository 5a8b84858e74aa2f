import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';

type InSeason = Given<{ emission: number; season: number }>;

/** Episodes without a season are counted together. */
const lastInSeason = query('planning.lastInSeason', (db, { emission, season }: InSeason) =>
  db
    .selectFrom('Episode')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('emission', '=', emission)
    .where(({ eb, fn, val }) => eb(fn.coalesce('season', val(0)), '=', season)),
);

/** The number that follows the last one of a season. */
export async function nextNumber(
  writing: Writing,
  { emission, season }: { emission: number; season: number | null },
): Promise<number> {
  const row = await lastInSeason.first(writing, {
    emission,
    season: season ?? 0,
  });
  return Number(row?.last ?? 0) + 1;
}
