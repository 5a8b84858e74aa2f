import { query, type Given } from '../../../../kit/query/query.ts';
import {
  OccurrenceState,
  findPlannedBetween,
  loadNamesOfSlots,
  SlotCategory,
} from '../../../scheduling/public.ts';
import { ParticipantPart } from '../../../programmes/public.ts';
import { findRadioClock } from '../../../platform/public.ts';
import type { RadioScope } from './radioScope.ts';

const ownParts = [ParticipantPart.PRESENTER, ParticipantPart.PRODUCER];

const findEmissionsWithPerson = query(
  'broadcasting.findEmissionsWithPerson',
  (db, { user }: Given<{ user: number }>) =>
    db.selectFrom('EmissionPerson').select('emission').where('user', '=', user).where('part', 'in', ownParts),
);

const findEpisodesWithPerson = query(
  'broadcasting.findEpisodesWithPerson',
  (db, { user, ids }: Given<{ user: number; ids: number[] }>) =>
    db
      .selectFrom('EpisodePerson')
      .select('episode')
      .where('user', '=', user)
      .where('part', 'in', ownParts)
      .where('episode', 'in', ids),
);

/** A live slot with the date of its occurrence. */
export interface LiveSlot {
  slot: number;
  date: string;
  title: string;
  emission: number | null;
  episode: number | null;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns a person's live slot at a moment, with a grace period before and after. The slot belongs to the presenters and
 * producers of its emission or its episode.
 */
export async function findOwnLiveSlot(
  scope: RadioScope,
  { user, now, grace }: { user: number; now: number; grace: number },
): Promise<LiveSlot | undefined> {
  const clock = { ...(await findRadioClock(scope)), now };
  const planned = await findPlannedBetween(scope, { from: now - grace, to: now + grace + 1 }, clock);
  const days = planned.filter(({ state }) => state === OccurrenceState.PLANNED);
  if (days.length === 0) return undefined;
  const names = await loadNamesOfSlots(scope, [...new Set(days.map(({ slot }) => slot))]);
  const live = days.flatMap((day) => {
    const slotName = names.get(day.slot);
    if (slotName?.category !== SlotCategory.LIVE) return [];
    return [
      {
        ...day,
        title: day.title || slotName.title,
        emission: slotName.emission,
        episode: day.episode ?? slotName.episode,
      },
    ];
  });
  if (live.length === 0) return undefined;
  const emissions = new Set(
    (await findEmissionsWithPerson.all(scope, { user })).map(({ emission }) => emission),
  );
  const ids = live.flatMap(({ episode }) => episode ?? []);
  const episodes = new Set(
    ids.length > 0
      ? (await findEpisodesWithPerson.all(scope, { user, ids })).map(({ episode }) => episode)
      : [],
  );
  const own = live.filter(
    ({ emission, episode }) => emissions.has(emission ?? 0) || episodes.has(episode ?? 0),
  );
  // A slot that contains the moment comes before one within the grace period.
  return own.find(({ startsAt, endsAt }) => startsAt.getTime() <= now && endsAt.getTime() > now) ?? own[0];
}
