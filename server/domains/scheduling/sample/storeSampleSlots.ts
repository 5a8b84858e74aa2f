import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from '../../../kit/database/database.ts';
import { radioFilter } from '../../../kit/read/model.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { Playlist } from '../../library/playlists/playlist.entity.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Emission } from '../../programmes/emissions/emission.entity.ts';
import { Episode } from '../../programmes/episodes/episode.entity.ts';
import { storeOccurrences } from '../occurrences/stored/storedOccurrences.ts';
import { refuse } from '../slots/conflicts/compareOutside.ts';
import { findConflictsOfSeries } from '../slots/conflicts/conflicts.ts';
import { Slot } from '../slots/slot.entity.ts';
import { SlotLayer } from '../slots/slotEnums.ts';
import { areDays, daysOfSlot, recurrenceOf } from '../slots/conflicts/slotProblems.ts';
import { SlotFrequency } from '../slots/series/slotRecurrence.ts';
import {
  dayAt,
  lockRadioClock,
  type RadioWriting,
  type RadioClock,
} from '../../platform/organization/radios/radioClock.ts';
import { seriesOf, type SlotTimes } from '../slots/series/storedSeries.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { horizonSlots, laguneSlots, type SampleSlot } from './slots.ts';

/** Days of the past that the sample calendar covers. */
const daysBefore = 7;

/** Creates the slots of the sample radios, as if they had been planned a week ago. */
export async function storeSampleSlots(em: SqlEntityManager, database: Database): Promise<void> {
  const plans = { horizon: horizonSlots, lagune: laguneSlots };
  for (const [slug, slots] of Object.entries(plans)) {
    const { id: radioId } = await em.findOneOrFail(Radio, { slug });
    const ids = await idsOf(em.fork(), radioId);
    await database.transaction(async (transaction) => {
      const planning = { transaction, context: { radioId } };
      await planWeek(planning, slots, ids, await lockRadioClock(planning));
    });
  }
}

/** Ids of emissions, episodes, playlists and planned slots, by their names in the sample data. */
type Ids = Record<'emissions' | 'episodes' | 'playlists' | 'slots', Map<string, number>>;

async function idsOf(em: SqlEntityManager, radioId: number): Promise<Ids> {
  em.setFilterParams(radioFilter, { radioId });
  const emissions = await em.findAll(Emission);
  const episodes = await em.findAll(Episode);
  const playlists = await em.findAll(Playlist);
  return {
    emissions: new Map(emissions.map(({ slug, id }) => [slug, id])),
    episodes: new Map(episodes.map(({ title, id }) => [title, id])),
    playlists: new Map(playlists.map(({ name, id }) => [name, id])),
    slots: new Map(),
  };
}

async function planWeek(
  planning: RadioWriting,
  slots: readonly SampleSlot[],
  ids: Ids,
  clock: RadioClock,
): Promise<void> {
  const past = daysBefore * dayLength;
  const earlier = {
    ...clock,
    now: clock.now - past,
    wallNow: clock.wallNow - past,
  };
  for (const slot of slots) {
    const id = await planSlot(planning, slot, ids, earlier);
    if (slot.key) ids.slots.set(slot.key, id);
    // Stores the occurrences as of a week ago, and then the occurrences of the days that have been added since.
    await storeOccurrences(planning, id, earlier);
    await storeOccurrences(planning, id, clock);
  }
}

async function planSlot(
  planning: RadioWriting,
  { emission, episode, playlist, original, days: weekdays, at, minutes, ...sample }: SampleSlot,
  ids: Ids,
  clock: RadioClock,
): Promise<number> {
  const { key: _, layer = SlotLayer.PROGRAMMES, ...shown } = sample;
  const rule = recurrenceOf({
    frequency: SlotFrequency.WEEKLY,
    weekdays: [...weekdays],
  });
  const days = daysOfSlot(dateOf(dayAt(clock.wallNow)), rule);
  if (!areDays(days)) throw new Error('A slot of the sample has no days.');
  const values = {
    ...shown,
    ...days,
    layer,
    startTime: at,
    duration: minutes * 60_000,
    emission: emission ? ids.emissions.get(emission)! : null,
    episode: episode ? ids.episodes.get(episode)! : null,
    playlist: playlist ? ids.playlists.get(playlist)! : null,
    original: original ? ids.slots.get(original)! : null,
  };
  const times: SlotTimes = { id: 0, ...values };
  refuse(await findConflictsOfSeries(planning, seriesOf(times), clock));
  const { transaction, context } = planning;
  const scope = { radioId: context.radioId, deleted: 'hidden' } as const;
  return (await insertRow(transaction, transaction.models.of(Slot), values, scope)).id;
}
