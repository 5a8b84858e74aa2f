import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { EpisodeType } from './episodeEnums.ts';

type InSeason = Given<{ emission: number; season: number }>;

/**
 * Last number of a season. Episodes without a season count as one season; trailers and bonus episodes do not
 * count.
 */
const findLastNumber = query('programmes.findLastNumber', (db, { emission, season }: InSeason) =>
  db
    .selectFrom('Episode')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('emission', '=', emission)
    .where('episodeType', '=', EpisodeType.FULL)
    .where(({ eb, fn, val }) => eb(fn.coalesce('season', val(0)), '=', season)),
);

/** Returns the number that follows the last regular episode of a season. */
export async function findNextNumber(
  writing: Writing,
  { emission, season }: { emission: number; season: number | null },
): Promise<number> {
  const row = await findLastNumber.first(writing, {
    emission,
    season: season ?? 0,
  });
  return Number(row?.last ?? 0) + 1;
}

/**
 * True when another regular episode of the season has the number. `own` is the id of the episode itself, or
 * 0.
 */
export const isNumberTaken = async (
  writing: Writing,
  given: { emission: number; season: number; number: number; own: number },
): Promise<boolean> => hasSameNumber.any(writing, given);

const hasSameNumber = query(
  'programmes.hasSameNumber',
  (
    db,
    given: Given<{
      emission: number;
      season: number;
      number: number;
      own: number;
    }>,
  ) =>
    db
      .selectFrom('Episode')
      .select('id')
      .where('emission', '=', given.emission)
      .where(({ eb, fn, val }) => eb(fn.coalesce('season', val(0)), '=', given.season))
      .where('number', '=', given.number)
      .where('episodeType', '=', EpisodeType.FULL)
      .where('id', '<>', given.own),
);
