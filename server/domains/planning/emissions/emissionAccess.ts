import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Caller } from '../../multimedia/attached/attachedMedia.ts';
import { ParticipantPart } from '../people/participant.ts';

/*
 * Whoever may manage emissions may do so with all of the radio; who may only change some, as presenters and producers do, with
 * those that they take part in as such.
 */

export const managesEmissions = ({ abilities }: Context) => abilities.can('manage', 'Emission');

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
export const isOwnEmission = async (asked: Context | Writing, emission: number): Promise<boolean> =>
  ownPlace.any(asked, { emission, user: viewerOf(asked) });

const ownPlaces = query('planning.ownPlaces', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('EmissionPerson').select('emission').where('user', '=', user).where('part', 'in', ownParts),
);

/** The emissions of the radio that the viewer presents or produces. */
export async function ownEmissions(asked: Context | Writing): Promise<Set<number>> {
  const rows = await ownPlaces.all(asked, { user: viewerOf(asked) });
  return new Set(rows.map(({ emission }) => emission));
}

/** The same for each row of a page, asked once. */
export const isOwnEmissionInPage = batched(async (context, ids): Promise<boolean[]> => {
  const own = await ownEmissions(context);
  return ids.map((id) => own.has(id));
});

/** Passes for an emission that the viewer may change: their own, or any for whoever manages them. */
export async function requireOwnEmission(asked: Context | Writing, emission: number): Promise<void> {
  if (managesEmissions(contextOf(asked)) || (await isOwnEmission(asked, emission))) return;
  throw forbidden('manage', 'Emission');
}

/** Whether somebody who sends something presents or produces an emission. */
export const isOwnEmissionOf = async (
  { database, userId, radioId }: Caller,
  emission: number,
): Promise<boolean> => ownPlace.any({ database, radioId }, { emission, user: userId });

/** The same of somebody who sends something, also when their request is over. */
export async function requireOwnEmissionOf(caller: Caller, emission: number): Promise<void> {
  if (caller.abilities.can('manage', 'Emission') || (await isOwnEmissionOf(caller, emission))) return;
  throw forbidden('manage', 'Emission');
}

const contextOf = (asked: Context | Writing) => ('context' in asked ? asked.context : asked);
const viewerOf = (asked: Context | Writing) => contextOf(asked).viewer?.userId ?? 0;
