import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
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

/** Passes for an emission that the viewer may change: their own, or any for whoever manages them. */
export async function requireOwnEmission(asked: Context | Writing, emission: number): Promise<void> {
  if (managesEmissions(contextOf(asked)) || (await isOwnEmission(asked, emission))) return;
  throw forbidden('manage', 'Emission');
}

const contextOf = (asked: Context | Writing) => ('context' in asked ? asked.context : asked);
const viewerOf = (asked: Context | Writing) => contextOf(asked).viewer?.userId ?? 0;
