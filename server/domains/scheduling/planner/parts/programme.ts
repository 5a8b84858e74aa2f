import { PlaylistOrder } from '../../../library/public.ts';
import { RundownItemKind as Kind } from '../../rundowns/rundownEnums.ts';
import { isShorterThanMedium, laidItems, type StoredItem } from '../../rundowns/storedRundown.ts';
import { SlotCategory } from '../../slots/slotEnums.ts';
import { dayAt } from '../../../platform/public.ts';
import { dateOf } from '../../../../kit/time/days.ts';
import type { Candidate, Pool } from '../pools/candidate.ts';
import type { PlanData, PlanFacts, PlannedSlot } from '../planData.ts';
import type { Sound } from './sound.ts';
import type { Play } from './track.ts';
import { simpleWhy, WhyRule, type StoredWhy } from '../why.ts';

/** An item of a programme with a fixed time, known before the planner chooses any media. */
export interface Fixed {
  start: number;
  end: number;
  length: number;
  plannedLength?: number | undefined;
  isHard: boolean;
  why: StoredWhy;
  item: StoredItem | null;
  does:
    | MediaPlay
    | { kind: 'talk' | 'live'; title: string }
    | { kind: 'playlist'; playlist: number }
    | { kind: 'adverts' };
}

interface MediaPlay {
  kind: 'media';
  media: number;
  title: string;
  /** Fields that the rules compare. Defaults to those of the media item among the chosen media of the plan. */
  candidate?: Candidate;
  cues?: Play['cues'];
}

/**
 * Returns the fixed items of a programme.
 * These are its rundown, or the opener and closer around its sound or its sequential playlist. When a filler fills the programme, only
 * the opener and the closer are fixed. A live programme has only its rundown and its sequential playlist.
 */
export function fixedOf(slot: PlannedSlot, data: PlanData): Fixed[] {
  if (slot.items.length > 0) return ofRundown(slot, data);
  const isLive = slot.names.category === SlotCategory.LIVE;
  const sounds = soundsOf(slot, data);
  if (sounds.length > 0 && !isLive) return ofSounds(slot, sounds, data);
  const ends = isLive ? undefined : endsOf(slot, data);
  const pool = slot.names.playlist === null ? undefined : data.playlists.get(slot.names.playlist);
  const list = pool?.order === PlaylistOrder.SEQUENTIAL ? ofList(slot, pool, ends) : [];
  return [...(ends?.opener ?? []), ...list, ...(ends?.closer ?? [])];
}

/**
 * Returns the opener and the closer of an emission whose time is filled.
 * Undefined when together they leave no time for anything else.
 */
function endsOf({ planned, names, emission }: PlannedSlot, { generics }: PlanFacts) {
  const [start, end] = [planned.startsAt.getTime(), planned.endsAt.getTime()];
  const [opener, closer] = [emission?.opener, emission?.closer].map((id) => generics.get(id ?? 0));
  if (start + (opener?.length ?? 0) + (closer?.length ?? 0) >= end) return undefined;
  const why = ofSlot(planned.slot, names.title);
  const put = (sound: Sound | undefined, at: number) =>
    inTurn(sound ? [sound] : [], { start: at, end }).map((sound) => ({
      ...sound,
      isHard: false,
      why,
      item: null,
    }));
  const closesAt = end - (closer?.length ?? 0);
  return {
    opener: put(opener, start),
    closer: put(closer, closesAt),
    from: start + (opener?.length ?? 0),
    to: closesAt,
  };
}

const ofSlot = (slot: number, source: string) =>
  simpleWhy(WhyRule.SLOT, { sourceType: 'Slot', sourceId: String(slot), source });

/** Returns the sounds to play in a slot: those of its episode, or else of its rush. */
export function soundsOf(
  { episode, rush }: Pick<PlannedSlot, 'episode' | 'rush'>,
  { sounds, rushes }: Pick<PlanFacts, 'sounds' | 'rushes'>,
): readonly Sound[] {
  if (episode !== null) return [sounds.get(episode) ?? []].flat();
  return rush === null ? [] : (rushes.get(rush)?.sounds ?? []);
}

export const lengthOfSounds = (sounds: readonly Sound[]): number =>
  sounds.reduce((sum, { length }) => sum + length, 0);

function ofRundown(slot: PlannedSlot, data: PlanFacts): Fixed[] {
  const { planned, items } = slot;
  const sounds = soundsOf(slot, data);
  const start = planned.startsAt.getTime();
  const frame = {
    duration: planned.endsAt.getTime() - start,
    today: dateOf(dayAt(planned.wall)),
    episodeLength: lengthOfSounds(sounds),
  };
  const { timings } = laidItems(items, frame);
  return items.flatMap((item, index): Fixed[] => {
    const timing = timings[index]!;
    if (timing.end <= timing.start) return [];
    const by = { by: item.addedBy, at: item.createdAt.toISOString() };
    const why = { ...(item.reason ?? simpleWhy(WhyRule.HAND)), ...by };
    const span = { start: start + timing.start, end: start + timing.end };
    if (item.kind === Kind.EPISODE) {
      const { isHard, title } = item;
      return inTurn(sounds, span).map((sound) => ({
        ...sound,
        isHard,
        why,
        item,
        does: { ...sound.does, title: title || sound.does.title },
      }));
    }
    const does = doesOf(item);
    if (!does) return [];
    const isShortened = does.kind === 'media' && isShorterThanMedium(item);
    const ownLength = (does.kind === 'media' && item.mediumLength) || timing.end - timing.start;
    const length = isShortened ? item.mediumLength! : (item.duration ?? ownLength);
    const plannedLength = isShortened ? item.duration! : undefined;
    return [{ ...span, length, plannedLength, isHard: item.isHard, why, item, does }];
  });
}

/** Lays out sounds one after the other until there is no more room. */
function inTurn(sounds: readonly Sound[], { start, end }: { start: number; end: number }) {
  let now = start;
  return sounds.flatMap(({ medium, title, length, cues = null }) => {
    const at = now;
    now += length;
    const does: MediaPlay = { kind: 'media', media: medium, title, cues };
    return at < end ? [{ start: at, end: Math.min(now, end), length, does }] : [];
  });
}

/** Action of a rundown item. Undefined when its media item cannot be played or its playlist was deleted. */
function doesOf(item: StoredItem): Fixed['does'] | undefined {
  const { kind, title, media, mediumTitle, mediumState, mediumDeletedAt, playlist } = item;
  if (kind === Kind.TALK || kind === Kind.LIVE) return { kind: kind === Kind.TALK ? 'talk' : 'live', title };
  if (kind === Kind.ADVERT_BREAK) return { kind: 'adverts' };
  if (kind === Kind.PLAYLIST) return playlist === null ? undefined : { kind: 'playlist', playlist };
  if (media === null || mediumState !== 'READY' || mediumDeletedAt !== null) return undefined;
  return { kind: 'media', media, title: title || (mediumTitle ?? '') };
}

function ofSounds(
  { planned, names, emission }: PlannedSlot,
  sounds: readonly Sound[],
  { generics }: PlanFacts,
): Fixed[] {
  const why = ofSlot(planned.slot, names.title);
  const [opener, closer] = [emission?.opener, emission?.closer].map((id) => generics.get(id ?? 0));
  const start = planned.startsAt.getTime();
  const all = [opener, ...sounds, closer].filter((sound) => sound !== undefined);
  return inTurn(all, { start, end: Infinity }).map((sound) => ({ ...sound, isHard: false, why, item: null }));
}

/** Items of a sequential playlist, in its order. They play between the opener and the closer, or in the whole slot without them. */
function ofList(
  { planned, names }: PlannedSlot,
  pool: Pool,
  room: { from: number; to: number } | undefined,
): Fixed[] {
  const why = simpleWhy(WhyRule.SLOT, {
    sourceType: pool.sourceType,
    sourceId: pool.sourceId,
    source: pool.source || names.title,
  });
  let start = room?.from ?? planned.startsAt.getTime();
  const end = room?.to ?? planned.endsAt.getTime();
  const fixed: Fixed[] = [];
  for (const candidate of pool.candidates) {
    if (start >= end) break;
    const { media, length } = candidate;
    fixed.push({
      start,
      end: Math.min(start + length, end),
      length,
      isHard: false,
      why,
      item: null,
      does: { kind: 'media', media, title: '', candidate },
    });
    start += length;
  }
  return fixed;
}
