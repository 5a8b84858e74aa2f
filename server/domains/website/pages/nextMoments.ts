import type { QueryRunner } from '../../../kit/query/query.ts';
import type { NowPlaying } from '../../broadcasting/public.ts';
import { findNextPublication } from '../../programmes/public.ts';
import { nextBorder, type Scheduled } from '../../scheduling/public.ts';

/* Moments at which pages change although no record does. In milliseconds since 1970; infinite when there is none. */

/** Maximum lifetime in milliseconds of pages that show the current item. Reports of the player change these pages too. */
export const onAirLifetime = 15_000;

/** Returns until when a page shows the current programme and item correctly, in milliseconds. */
export const nextOnAirChange = (playing: NowPlaying, slots: readonly Scheduled[], now: number): number =>
  Math.min(
    now + onAirLifetime,
    nextBorder(slots, now),
    firstAfter(now, [playing.currentSong?.endsAt, playing.next?.startsAt]),
  );

/** Finds the next moment after `now` at which an episode of the radio is published. */
export async function nextEpisodeChange(environment: QueryRunner, now: number): Promise<number> {
  const next = await findNextPublication.first(environment, { now: new Date(now) });
  return next?.at ? new Date(next.at).getTime() : Infinity;
}

const firstAfter = (now: number, moments: ReadonlyArray<Date | null | undefined>): number =>
  Math.min(...moments.flatMap((moment) => (moment && moment.getTime() > now ? moment.getTime() : [])));
