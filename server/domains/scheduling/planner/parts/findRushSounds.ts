import { query, type Given } from '../../../../kit/query/query.ts';
import { allKinds } from '../../../../kit/query/scopes.ts';
import { MediaState, mediumLength } from '../../../library/public.ts';
import { RushRendering, RushState, findNewestTake, partsLeft } from '../../../programmes/public.ts';
import type { RadioContext } from '../../../platform/public.ts';
import type { Sound } from './sound.ts';

/** A rush in a slot, with the fields that planning it needs. */
export interface PlannedRush {
  title: string;
  isAccepted: boolean;
  /** Sounds in the order in which they play; empty when none can be played. */
  sounds: Sound[];
}

const findPlannedRushes = query('scheduling.findPlannedRushes', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('Rush as rush')
    .leftJoin('Episode as episode', 'episode.id', 'rush.episode')
    .leftJoin(allKinds('MediaItem as medium'), (join) =>
      join
        .on(({ eb, fn, ref }) => eb('medium.id', '=', fn.coalesce('episode.medium', ref('rush.result'))))
        .on('medium.state', '=', MediaState.READY),
    )
    .select(['rush.id', 'rush.title', 'rush.state', 'rush.rendering', 'medium.id as medium'])
    .select(mediumLength.as('length'))
    .where('rush.id', 'in', ids),
);

/**
 * Finds the sounds to play of planned rushes. A rush that is not accepted has none. An accepted rush has the sound of its episode or its
 * media item; until that file is rendered, the parts of its newest take play that lie between the marks and outside of the cuts.
 */
export async function findRushSounds(
  scope: RadioContext,
  ids: ReadonlyArray<number | null>,
): Promise<ReadonlyMap<number, PlannedRush>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const found = new Map<number, PlannedRush>();
  if (known.length === 0) return found;
  for (const { id, title, state, rendering, medium, length } of await findPlannedRushes.all(scope, {
    ids: known,
  })) {
    const isAccepted = state === RushState.ACCEPTED;
    const sounds = !isAccepted
      ? []
      : rendering === RushRendering.DONE && medium !== null
        ? [{ medium, title, length }]
        : await soundsOfTake(scope, id, title);
    found.set(id, { title, isAccepted, sounds });
  }
  return found;
}

async function soundsOfTake(scope: RadioContext, rush: number, title: string): Promise<Sound[]> {
  const take = await findNewestTake.first(scope, { rush });
  if (take?.state !== MediaState.READY) return [];
  return partsLeft(take, take.duration ?? 0).map(({ from, to }) => ({
    medium: take.medium,
    title,
    length: to - from,
    cues: { cueIn: from, cueOut: to, fadeIn: null, fadeOut: null },
  }));
}
