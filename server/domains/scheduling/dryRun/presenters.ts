import { query, type Given } from '../../../kit/query/query.ts';
import { ParticipantPart } from '../../programmes/public.ts';
import type { PlannedSlot } from '../planner/planData.ts';
import type { RadioContext } from '../../platform/public.ts';

type Ids = Given<{ ids: number[] }>;

/** Parts that permit a participant to go live in the slots of the emission or episode. */
const liveParts = [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER];

const findPresentedEmissions = query('scheduling.findPresentedEmissions', (db, { ids }: Ids) =>
  db
    .selectFrom('EmissionPerson')
    .select('emission')
    .distinct()
    .where('emission', 'in', ids)
    .where('part', 'in', liveParts)
    .where('user', 'is not', null),
);

const findPresentedEpisodes = query('scheduling.findPresentedEpisodes', (db, { ids }: Ids) =>
  db
    .selectFrom('EpisodePerson')
    .select('episode')
    .distinct()
    .where('episode', 'in', ids)
    .where('part', 'in', liveParts)
    .where('user', 'is not', null),
);

/** Returns the slots whose emission or episode has a presenter or producer with an account. */
export async function findPresentedSlots(
  context: RadioContext,
  slots: readonly PlannedSlot[],
): Promise<ReadonlySet<PlannedSlot>> {
  const emissionIds = [...new Set(slots.flatMap(({ emission }) => emission?.id ?? []))];
  const episodeIds = [...new Set(slots.flatMap(({ episode }) => episode ?? []))];
  const emissions = new Set(
    (await findPresentedEmissions.all(context, { ids: emissionIds })).map(({ emission }) => emission),
  );
  const episodes = new Set(
    (await findPresentedEpisodes.all(context, { ids: episodeIds })).map(({ episode }) => episode),
  );
  return new Set(
    slots.filter(({ emission, episode }) => emissions.has(emission?.id ?? 0) || episodes.has(episode ?? 0)),
  );
}
