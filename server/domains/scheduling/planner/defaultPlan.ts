import { runInSlices } from '../../../kit/eventLoop/timeSlice.ts';
import { fillTime } from './parts/fillTime.ts';
import { dayAt } from '../../platform/public.ts';
import { midnightAfter, midnightsOf } from './planBetween.ts';
import { planDataBetween, type PlanScope } from './planData.ts';
import { Track, type Play } from './parts/track.ts';

/** Maximum number of items in one plan. The longest preview, four hours, could hold far more short jingles. */
const maxPlays = 500;

/** Plans a period from the default or general playlists alone, without the calendar and clocks. */
export const defaultPlan = (scope: PlanScope, from: number, to: number): Promise<MediaPlay[]> =>
  scope.services.dayPlans.inTurn(scope.radioId ?? 0, () => planDefault(scope, from, to));

type MediaPlay = Play & { media: number };

async function planDefault(scope: PlanScope, from: number, to: number): Promise<MediaPlay[]> {
  const data = await planDataBetween(scope, from, to);
  const track = new Track(data.clock, from);
  for (const midnight of midnightsOf(data, from, to)) {
    const day = dayAt(data.clock.wallAt(midnight));
    const bare = { ...(await data.on(day)), slots: [], week: new Map<number, number>(), rulePlaylists: [] };
    const span = { from: Math.max(from, midnight), to: Math.min(to, midnightAfter(data, midnight)) };
    const gap = { ...span, owner: { slot: null, date: null }, fillers: [] };
    await runInSlices(fillTime(track, bare, gap));
  }
  return track.plays.filter((play): play is MediaPlay => play.media !== null).slice(0, maxPlays);
}
