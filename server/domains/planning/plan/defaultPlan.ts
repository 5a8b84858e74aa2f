import { fillTime } from './fillTime.ts';
import { dayAt } from '../slots/storedSeries.ts';
import { midnightAfter, midnightsOf } from './planBetween.ts';
import { planDataBetween, type Place } from './planData.ts';
import { Track, type Play } from './track.ts';

/** The most that is laid out at once: four hours of jingles are nobody's wish. */
const maxPlays = 500;

/** What would play between two moments if nothing were planned: the same as a plan, without all that is in the calendar. */
export async function defaultPlan(
  place: Place,
  from: number,
  to: number,
): Promise<Array<Play & { media: number }>> {
  const data = await planDataBetween(place, from, to);
  const track = new Track(data.clock, from);
  for (const midnight of midnightsOf(data, from, to)) {
    const day = dayAt(data.clock.wallAt(midnight));
    const bare = { ...(await data.on(day)), slots: [], week: new Map<number, number>(), rulePlaylists: [] };
    const span = { from: Math.max(from, midnight), to: Math.min(to, midnightAfter(data, midnight)) };
    await fillTime(track, bare, { ...span, owner: { slot: null, date: null }, fillers: [] });
  }
  return track.plays
    .filter((play): play is Play & { media: number } => play.media !== null)
    .slice(0, maxPlays);
}
