import { query, type Given } from '../../../kit/query/query.ts';
import {
  contextOf,
  mayDo,
  ownInPage,
  requireDo,
  type ContextOrWrite,
  type Deed,
  type Ownership,
  type OwnershipBySubject,
} from '../../../kit/resource/ownRows.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Caller } from '../../library/public.ts';
import { ParticipantPart } from '../people/participant.ts';

/*
 * Ownership of emissions: users own the emissions that they present or produce.
 * They also own the episodes, podcasts and rushes of these emissions. A permission with the condition OWN covers only what they own;
 * without the condition, it covers all emissions of the radio.
 */

const ownParts = [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER];

const hasOwnParticipation = query(
  'programmes.hasOwnParticipation',
  (db, { emission, user }: Given<{ emission: number; user: number }>) =>
    db
      .selectFrom('EmissionPerson')
      .select('id')
      .where('emission', '=', emission)
      .where('user', '=', user)
      .where('part', 'in', ownParts),
);

/** True when the viewer presents or produces an emission. */
export const isOwnEmission = async (context: ContextOrWrite, emission: number): Promise<boolean> =>
  hasOwnParticipation.any(context, { emission, user: viewerOf(context) });

/** True when a person presents or produces an emission. */
export const mayPresent = async (writing: Writing, emission: number, user: number): Promise<boolean> =>
  hasOwnParticipation.any(writing, { emission, user });

const findOwnParticipations = query(
  'programmes.findOwnParticipations',
  (db, { user }: Given<{ user: number }>) =>
    db.selectFrom('EmissionPerson').select('emission').where('user', '=', user).where('part', 'in', ownParts),
);

/** Finds the ids of the emissions that the viewer presents or produces. */
export async function findOwnEmissions(context: ContextOrWrite): Promise<Set<number>> {
  const rows = await findOwnParticipations.all(context, { user: viewerOf(context) });
  return new Set(rows.map(({ emission }) => emission));
}

const ofEmissions: Ownership = {
  actions: ['update', 'delete'],
  among: async (context, ids) => {
    const own = await findOwnEmissions(context);
    return new Set(ids.filter((id) => own.has(id)));
  },
};

/** True when the viewer presents or produces an emission; batched for the rows of a page. */
export const isOwnEmissionInPage = ownInPage(ofEmissions);

/** Returns the ids of the rows whose emission the viewer presents or produces. */
export async function filterOwnEmissions(
  context: ContextOrWrite,
  rows: ReadonlyArray<{ id: number; emission: number | null }>,
): Promise<ReadonlySet<number>> {
  const own = await findOwnEmissions(context);
  return new Set(rows.flatMap(({ id, emission }) => (emission !== null && own.has(emission) ? id : [])));
}

const ownActions = ['create', 'update', 'delete'];

const findEmissionsOfEpisodes = query(
  'programmes.findEmissionsOfEpisodes',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Episode').select(['id', 'emission']).where('id', 'in', ids),
);

const ofEpisodes: Ownership = {
  actions: ownActions,
  among: async (context, ids) =>
    filterOwnEmissions(context, await findEmissionsOfEpisodes.all(context, { ids: [...ids] })),
};

const findEmissionsOfPodcasts = query(
  'programmes.findEmissionsOfPodcasts',
  (db, { ids }: Given<{ ids: number[] }>) =>
    db.selectFrom('Podcast').select(['id', 'emission']).where('id', 'in', ids),
);

const ofPodcasts: Ownership = {
  actions: ownActions,
  among: async (context, ids) =>
    filterOwnEmissions(context, await findEmissionsOfPodcasts.all(context, { ids: [...ids] })),
};

export const ownEmissionRows: OwnershipBySubject = {
  Emission: ofEmissions,
  Episode: ofEpisodes,
  Podcast: ofPodcasts,
};

/**
 * True when the viewer may do `deed` with an emission or what belongs to it. The viewer's permission must cover all emissions, or cover
 * own ones while the viewer presents or produces this emission.
 */
export const mayDoOfEmission = (context: ContextOrWrite, deed: Deed, emission: number): Promise<boolean> =>
  mayDo(contextOf(context), deed, () => isOwnEmission(context, emission));

/** Throws `FORBIDDEN` unless `mayDoOfEmission` is true. */
export const requireOwnEmission = (context: ContextOrWrite, deed: Deed, emission: number): Promise<void> =>
  requireDo(contextOf(context), deed, () => isOwnEmission(context, emission));

/** True when the uploader presents or produces an emission. Works after the request has ended. */
export const isOwnEmissionOf = async (
  { database, userId, radioId }: Caller,
  emission: number,
): Promise<boolean> => hasOwnParticipation.any({ database, radioId }, { emission, user: userId });

/** Throws `FORBIDDEN` unless the uploader may do `deed` with an emission. Works after the request has ended. */
export const requireOwnEmissionOf = (caller: Caller, deed: Deed, emission: number): Promise<void> =>
  requireDo(caller, deed, () => isOwnEmissionOf(caller, emission));

const viewerOf = (context: ContextOrWrite) => contextOf(context).viewer?.userId ?? 0;
