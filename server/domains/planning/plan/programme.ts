import { PlaylistOrder } from '../../multimedia/playlists/playlistEnums.ts';
import { RundownItemKind as Kind } from '../rundowns/rundownEnums.ts';
import { laidItems, type KeptItem } from '../rundowns/storedRundown.ts';
import { SlotCategory } from '../slots/slotEnums.ts';
import { dayAt } from '../slots/storedSeries.ts';
import { dateOf } from '../time/days.ts';
import type { Pool } from './candidate.ts';
import type { PlanData, PlannedSlot, Sound } from './planData.ts';
import { plainly, WhyRule, type StoredWhy } from './why.ts';

/** Something of a programme whose time is known before anything is chosen; moments. */
export interface Fixed {
  start: number;
  end: number;
  length: number;
  isHard: boolean;
  why: StoredWhy;
  item: KeptItem | null;
  does:
    | { kind: 'media'; media: number; title: string; cues?: Pool['candidates'][number] }
    | { kind: 'talk' | 'live'; title: string }
    | { kind: 'playlist'; playlist: number }
    | { kind: 'adverts' };
}

/** What of a programme is known beforehand: its rundown, or its episode between opener and closer, or a list in its order. */
export async function fixedOf(slot: PlannedSlot, data: PlanData): Promise<Fixed[]> {
  if (slot.items.length > 0) return ofRundown(slot, data);
  const sound = slot.episode === null ? undefined : data.sounds.get(slot.episode);
  if (sound && slot.names.category !== SlotCategory.LIVE) return ofEpisode(slot, sound, data);
  if (slot.names.playlist !== null) {
    const pool = await data.poolOfPlaylist(slot.names.playlist);
    if (pool?.order === PlaylistOrder.SEQUENTIAL) return ofList(slot, pool);
  }
  return [];
}

function ofRundown({ planned, items, episode }: PlannedSlot, { sounds }: PlanData): Fixed[] {
  const sound = episode === null ? undefined : sounds.get(episode);
  const start = planned.startsAt.getTime();
  const frame = {
    duration: planned.endsAt.getTime() - start,
    today: dateOf(dayAt(planned.wall)),
    episodeLength: sound?.length ?? 0,
  };
  const { places } = laidItems(items, frame);
  return items.flatMap((item, index): Fixed[] => {
    const place = places[index]!;
    const does = doesOf(item, sound);
    if (!does || place.end <= place.start) return [];
    const by = { by: item.addedBy, at: item.createdAt.toISOString() };
    return [
      {
        start: start + place.start,
        end: start + place.end,
        length: item.duration ?? place.end - place.start,
        isHard: item.isHard,
        why: { ...(item.reason ?? plainly(WhyRule.HAND)), ...by },
        item,
        does,
      },
    ];
  });
}

/** What an item plays; nothing where that cannot be played. */
function doesOf(item: KeptItem, sound: Sound | undefined): Fixed['does'] | undefined {
  const { kind, title, media, mediumTitle, mediumState, mediumDeletedAt, playlist } = item;
  if (kind === Kind.TALK || kind === Kind.LIVE) return { kind: kind === Kind.TALK ? 'talk' : 'live', title };
  if (kind === Kind.ADVERT_BREAK) return { kind: 'adverts' };
  if (kind === Kind.PLAYLIST) return playlist === null ? undefined : { kind: 'playlist', playlist };
  if (kind === Kind.EPISODE)
    return sound && { kind: 'media', media: sound.medium, title: title || sound.title };
  if (media === null || mediumState !== 'READY' || mediumDeletedAt !== null) return undefined;
  return { kind: 'media', media, title: title || (mediumTitle ?? '') };
}

function ofEpisode({ planned, names, emission }: PlannedSlot, sound: Sound, { generics }: PlanData): Fixed[] {
  const why = plainly(WhyRule.SLOT, {
    sourceType: 'Slot',
    sourceId: String(planned.slot),
    source: names.title,
  });
  const [opener, closer] = [emission?.opener, emission?.closer].map((id) => generics.get(id ?? 0));
  let start = planned.startsAt.getTime();
  return [opener, sound, closer].flatMap((one): Fixed[] => {
    if (!one) return [];
    const [from, end] = [start, start + one.length];
    start = end;
    const does = { kind: 'media', media: one.medium, title: one.title } as const;
    return [{ start: from, end, length: one.length, isHard: false, why, item: null, does }];
  });
}

/** A list that plays as it stands begins with the slot, and is not chosen from. */
function ofList({ planned, names }: PlannedSlot, pool: Pool): Fixed[] {
  const why = plainly(WhyRule.SLOT, {
    sourceType: pool.sourceType,
    sourceId: pool.sourceId,
    source: pool.source || names.title,
  });
  let start = planned.startsAt.getTime();
  const end = planned.endsAt.getTime();
  const fixed: Fixed[] = [];
  for (const one of pool.candidates) {
    if (start >= end) break;
    const does = { kind: 'media', media: one.media, title: '', cues: one } as const;
    fixed.push({ start, end: start + one.length, length: one.length, isHard: false, why, item: null, does });
    start += one.length;
  }
  return fixed;
}
