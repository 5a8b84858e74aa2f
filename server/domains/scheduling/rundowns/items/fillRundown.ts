import type { Context } from '../../../../kit/context.ts';
import { conflict, invalidInput } from '../../../../kit/errors.ts';
import { runInSlices } from '../../../../kit/eventLoop/timeSlice.ts';
import { parseId, scopeOf } from '../../../../kit/read/reads.ts';
import { referTo } from '../../../../kit/resource/references.ts';
import { insertRow, type Values } from '../../../../kit/write/rowWrites.ts';
import { Playlist } from '../../../library/public.ts';
import { Clock } from '../../../programmes/public.ts';
import { fillTime, type Filler } from '../../planner/parts/fillTime.ts';
import { loadPlanDays, trackUntil } from '../../planner/planBetween.ts';
import type { PlanFacts } from '../../planner/planData.ts';
import { PlanItemKind } from '../../planner/planEnums.ts';
import { isCut, type Play, type Track } from '../../planner/parts/track.ts';
import { WhyRule } from '../../planner/why.ts';
import { dayAt, findRadioClock } from '../../../platform/public.ts';
import {
  changeRundown,
  orderOf,
  writeOrder,
  type RundownKey,
  type RundownWriting,
} from '../changeRundown.ts';
import { RundownItemKind as Kind } from '../rundownEnums.ts';
import { RundownItem } from './rundownItem.entity.ts';
import { maxItems, nameOf, removeItems } from './rundownItems.ts';
import { loadFrame, findOccurrenceFor } from '../shownRundown.ts';
import { laidItems, findStoredItems, type StoredItem } from '../storedRundown.ts';

/** Clock or playlist to fill a rundown with. When neither is given, the filler of the rundown's emission is used. */
export interface FillRequest {
  clockId?: string | null | undefined;
  playlistId?: string | null | undefined;
  /** True to remove the items that were filled before. */
  replace: boolean;
}

/** Items to insert before an existing item, or at the end. */
interface FilledSpan {
  before: number | null;
  items: Values[];
}

/**
 * Fills the unplanned time of a rundown, and stores the reason of each choice.
 * Items that people added stay. Items are chosen before anything is locked; if the rundown has changed by then, the request fails with
 * CONFLICT.
 */
export async function fillRundown(context: Context, key: RundownKey, request: FillRequest): Promise<void> {
  if (request.clockId != null && request.playlistId != null) throw invalidInput({ playlistId: 'invalid' });
  const { planned, names } = await findOccurrenceFor(context, key, await findRadioClock(context));
  const all = await findStoredItems(context, planned.slot, planned.date);
  const removed = request.replace ? all.filter(({ reason }) => reason !== null) : [];
  const remaining = all.filter((item) => !removed.includes(item));
  const [start, end] = [planned.startsAt.getTime(), planned.endsAt.getTime()];
  const { dayPlans } = context.services;
  const { data, track } = await dayPlans.inTurn(context.radioId ?? 0, async () => {
    const loaded = await loadPlanDays(context, start, end);
    return { data: loaded, track: await trackUntil(loaded, start) };
  });
  const emission =
    data.slots.find(
      ({ planned: slotPlan }) => slotPlan.slot === planned.slot && slotPlan.date === planned.date,
    )?.emission ?? null;
  const filler: Filler = {
    playlist: request.playlistId == null ? null : (parseId(request.playlistId) ?? 0),
    clock: request.clockId == null ? null : (parseId(request.clockId) ?? 0),
    rule: request.clockId == null ? WhyRule.FILLER : WhyRule.CLOCK,
  };
  const own = {
    playlist: emission?.filler ?? null,
    clock: emission?.fillerClock ?? null,
    rule: WhyRule.FILLER,
  };
  const fillers = request.clockId == null && request.playlistId == null ? [own] : [filler];
  const laid = laidItems(remaining, await loadFrame(context, planned, names));
  const owner = { slot: planned.slot, date: planned.date };
  const spans: FilledSpan[] = [];
  const fill = async (from: number, to: number, before: number | null) => {
    if (to - from < shortest) return;
    // The rundown may continue after midnight.
    const more = { playlists: [filler.playlist], clocks: [filler.clock], hours: 2 * 24 };
    const ofDay = await data.on(dayAt(data.clock.wallAt(from)), more);
    const work = () => runInSlices(fillTime(track, ofDay, { from, to, owner, fillers, emission }));
    await dayPlans.inTurn(context.radioId ?? 0, work);
    spans.push({ before, items: itemsOf(track.plays) });
    track.plays = [];
  };
  for (const [index, item] of remaining.entries()) {
    const timing = laid.timings[index]!;
    const at = start + timing.start;
    await fill(at - timing.gap, at, item.id);
    recordPlay(track, data, item, { at, until: start + timing.end });
  }
  await fill(end - Math.max(0, laid.left), end, null);
  if (spans.every(({ items }) => items.length === 0))
    throw invalidInput({
      [request.clockId ? 'clockId' : request.playlistId ? 'playlistId' : 'date']: 'noItems',
    });
  await changeRundown(context, key, async (writing) => {
    await requireInReach(writing, request);
    const now = await orderOf(writing);
    if (now.join() !== all.map(({ id }) => id).join()) throw conflict('Rundown', null);
    if (removed.length > 0)
      await removeItems(
        writing,
        removed.map(({ id }) => id),
      );
    await insert(writing, remaining, spans);
    return { filled: [null, spans.reduce((sum, { items }) => sum + items.length, 0)] };
  });
}

/** Gaps below this many milliseconds are too short for a song. */
const shortest = 5000;

function recordPlay(
  track: Track,
  { chosen }: PlanFacts,
  { media }: StoredItem,
  play: { at: number; until: number },
): void {
  const candidate = chosen.get(media ?? 0);
  if (candidate) {
    track.memory.add(candidate, play);
    track.adverts.add(candidate);
  }
  track.now = Math.max(track.now, play.until);
}

async function requireInReach(writing: RundownWriting, { clockId, playlistId }: FillRequest): Promise<void> {
  if (clockId != null) await referTo(writing, Clock, clockId, 'clockId');
  if (playlistId != null) await referTo(writing, Playlist, playlistId, 'playlistId');
}

/** Choices as rundown items; an item that is faded out gets its shortened duration. */
const itemsOf = (plays: readonly Play[]): Values[] =>
  plays
    .filter(({ kind }) => kind !== PlanItemKind.SILENCE)
    .map((play) => ({
      kind: kindOf(play),
      title: play.title,
      media: play.media,
      duration: play.media === null || isCut(play) ? play.until - play.at : null,
      reason: play.why,
    }));

const kindOf = ({ kind, media }: Play): Kind => {
  if (media !== null) return Kind.MEDIA;
  return kind === PlanItemKind.LIVE ? Kind.LIVE : Kind.TALK;
};

async function insert(
  writing: RundownWriting,
  remaining: readonly StoredItem[],
  spans: readonly FilledSpan[],
): Promise<void> {
  const { transaction, context, rundown } = writing;
  // The items may exceed the maximum number of items of a rundown. The remaining time is then filled when it
  // goes on the air.
  let room = maxItems - remaining.length;
  const model = context.reads.models.of(RundownItem);
  const order: number[] = [];
  const add = async (before: number | null) => {
    for (const { items } of spans.filter((span) => span.before === before))
      for (const item of items) {
        if (room-- <= 0) return;
        const values = { ...item, rundown, addedBy: nameOf(writing), position: maxItems + order.length };
        order.push((await insertRow(transaction, model, values, scopeOf(context))).id);
      }
  };
  for (const { id } of remaining) {
    await add(id);
    order.push(id);
  }
  await add(null);
  await writeOrder(writing, order);
}
