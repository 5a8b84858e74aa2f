import { query, type Given } from '../../../kit/query/query.ts';
import {
  contextOf,
  mayDo,
  ownInPage,
  ownRows,
  requireDo,
  type ContextOrWrite,
  type Deed,
} from '../../../kit/resource/ownRows.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Caller } from '../../multimedia/attached/attachedMedia.ts';
import { ParticipantPart } from '../people/participant.ts';

/*
 * One's own are the emissions that one presents or produces, and what belongs to those. Who may change their own alone has the
 * condition OWN on what a role allows them; without it, it is allowed with all of the radio.
 */

const ownParts = [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER];

const ownPlace = query(
  'planning.ownPlace',
  (db, { emission, user }: Given<{ emission: number; user: number }>) =>
    db
      .selectFrom('EmissionPerson')
      .select('id')
      .where('emission', '=', emission)
      .where('user', '=', user)
      .where('part', 'in', ownParts),
);

/** Whether the viewer presents or produces an emission. */
export const isOwnEmission = async (asked: ContextOrWrite, emission: number): Promise<boolean> =>
  ownPlace.any(asked, { emission, user: viewerOf(asked) });

/** True when a person presents or produces an emission. */
export const mayPresent = async (writing: Writing, emission: number, user: number): Promise<boolean> =>
  ownPlace.any(writing, { emission, user });

const ownPlaces = query('planning.ownPlaces', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('EmissionPerson').select('emission').where('user', '=', user).where('part', 'in', ownParts),
);

/** The emissions of the radio that the viewer presents or produces. */
export async function ownEmissions(asked: ContextOrWrite): Promise<Set<number>> {
  const rows = await ownPlaces.all(asked, { user: viewerOf(asked) });
  return new Set(rows.map(({ emission }) => emission));
}

const ofEmissions = ownRows('Emission', {
  actions: ['update', 'delete'],
  among: async (asked, ids) => {
    const own = await ownEmissions(asked);
    return new Set(ids.filter((id) => own.has(id)));
  },
});

/** Whether the viewer presents or produces it, for each row of a page. */
export const isOwnEmissionInPage = ownInPage(ofEmissions);

/** Of rows with the emission that each is of: those of the viewer's own ones. */
export async function ofOwnEmissions(
  asked: ContextOrWrite,
  rows: ReadonlyArray<{ id: number; emission: number | null }>,
): Promise<ReadonlySet<number>> {
  const own = await ownEmissions(asked);
  return new Set(rows.flatMap(({ id, emission }) => (emission !== null && own.has(emission) ? id : [])));
}

const ownActions = ['create', 'update', 'delete'];

const emissionsOfEpisodes = query('planning.emissionsOfEpisodes', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Episode').select(['id', 'emission']).where('id', 'in', ids),
);

ownRows('Episode', {
  actions: ownActions,
  among: async (asked, ids) => ofOwnEmissions(asked, await emissionsOfEpisodes.all(asked, { ids: [...ids] })),
});

const emissionsOfPodcasts = query('planning.emissionsOfPodcasts', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Podcast').select(['id', 'emission']).where('id', 'in', ids),
);

ownRows('Podcast', {
  actions: ownActions,
  among: async (asked, ids) => ofOwnEmissions(asked, await emissionsOfPodcasts.all(asked, { ids: [...ids] })),
});

/** Whether the viewer may do something to an emission or to what belongs to it: to any, or to their own. */
export const mayDoOfEmission = (asked: ContextOrWrite, deed: Deed, emission: number): Promise<boolean> =>
  mayDo(contextOf(asked), deed, () => isOwnEmission(asked, emission));

/** Passes where they may. */
export const requireOwnEmission = (asked: ContextOrWrite, deed: Deed, emission: number): Promise<void> =>
  requireDo(contextOf(asked), deed, () => isOwnEmission(asked, emission));

/** Whether somebody who sends something presents or produces an emission. */
export const isOwnEmissionOf = async (
  { database, userId, radioId }: Caller,
  emission: number,
): Promise<boolean> => ownPlace.any({ database, radioId }, { emission, user: userId });

/** The same of somebody who sends something, also when their request is over. */
export const requireOwnEmissionOf = (caller: Caller, deed: Deed, emission: number): Promise<void> =>
  requireDo(caller, deed, () => isOwnEmissionOf(caller, emission));

const viewerOf = (asked: ContextOrWrite) => contextOf(asked).viewer?.userId ?? 0;
