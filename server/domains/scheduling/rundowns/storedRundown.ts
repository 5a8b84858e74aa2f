import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { mediumLength, MediaKind, PublicityValidity, validityOf, MediaState } from '../../library/public.ts';
import type { RadioContext } from '../../platform/public.ts';
import { RundownItemKind as Kind, RundownProblem as Problem } from './rundownEnums.ts';
import { laidOut, type Laid } from './rundownTimes.ts';

/** Finds the items of rundowns in order, with the names of media and playlists, also of deleted ones. */
export const findItemsOfRundowns = query(
  'scheduling.findItemsOfRundowns',
  (db, { rundowns }: Given<{ rundowns: number[] }>) =>
    db
      .selectFrom('RundownItem as item')
      .leftJoin(withDeleted('MediaItem as medium'), 'medium.id', 'item.media')
      .leftJoin(withDeleted('Playlist as playlist'), 'playlist.id', 'item.playlist')
      .select(['item.id', 'item.rundown', 'item.kind', 'item.title', 'item.media', 'item.playlist'])
      .select([
        'item.duration',
        'item.offset',
        'item.isHard',
        'item.reason',
        'item.addedBy',
        'item.createdAt',
      ])
      .select(['medium.title as mediumTitle', 'medium.kind as mediumKind', 'medium.state as mediumState'])
      .select(['medium.deletedAt as mediumDeletedAt', 'medium.validFrom', 'medium.validTo'])
      .select(['medium.evergreen', 'playlist.name as playlistName'])
      .select(mediumLength.as('mediumLength'))
      .where('item.rundown', 'in', rundowns)
      .orderBy('item.rundown')
      .orderBy('item.position')
      .orderBy('item.id'),
);

export type StoredItem = Awaited<ReturnType<typeof findItemsOfRundowns.all>>[number];

export const findRundownOn = query(
  'scheduling.findRundownOn',
  (db, { slot, date }: Given<{ slot: number; date: string }>) =>
    db.selectFrom('Rundown').select('id').where('slot', '=', slot).where('date', '=', date),
);

const findRundownsBetween = query(
  'scheduling.findRundownsBetween',
  (db, { slots, from, to }: Given<{ slots: number[]; from: string; to: string }>) =>
    db
      .selectFrom('Rundown')
      .select(['id', 'slot', 'date'])
      .where('slot', 'in', slots)
      .where('date', '>=', from)
      .where('date', '<=', to),
);

/** Finds the rundowns of the given slots, between the first and the last of the given dates. */
export async function findRundownsOn(
  context: RadioContext,
  keys: ReadonlyArray<{ slot: number; date: string }>,
) {
  if (keys.length === 0) return [];
  const dates = keys.map(({ date }) => date).toSorted();
  const slots = [...new Set(keys.map(({ slot }) => slot))];
  return findRundownsBetween.all(context, { slots, from: dates[0]!, to: dates.at(-1)! });
}

/** Finds the items of the rundown of an occurrence; empty when there are none yet. */
export async function findStoredItems(
  context: RadioContext,
  slot: number,
  date: string,
): Promise<StoredItem[]> {
  const rundown = await findRundownOn.first(context, { slot, date });
  return rundown ? findItemsOfRundowns.all(context, { rundowns: [rundown.id] }) : [];
}

/** Data of an occurrence that laying out its rundown needs, in addition to the items. */
export interface Frame {
  duration: number;
  /** Date of the occurrence by the radio's clock, `YYYY-MM-DD`. */
  today: string;
  /**
   * Length in milliseconds of the sounds of the occurrence's episode, or of its rush when it has no episode; 0 without a sound.
   */
  episodeLength: number;
}

/** Length of a rundown item in milliseconds when nothing cuts it off. */
export function lengthOf(
  { kind, duration, mediumLength: own }: StoredItem,
  { episodeLength }: Frame,
): number {
  return duration ?? (kind === Kind.EPISODE ? episodeLength : (own ?? 0));
}

/** Lays out the items of a rundown, each with its problem. Problems of its content come before problems of its time. */
export function laidItems(items: readonly StoredItem[], frame: Frame) {
  const lengths = items.map((item) => ({ ...item, length: lengthOf(item, frame) }));
  const laid = laidOut(lengths, frame.duration);
  const timings = laid.times.map((timing, index): Laid => ({
    ...timing,
    problem: lackOf(items[index]!, frame) ?? timing.problem ?? cutByFilling(items[index]!),
  }));
  return { ...laid, timings };
}

/** True when an item is planned to end before its medium ends. */
export const isShorterThanMedium = ({ duration, mediumLength: own }: StoredItem): boolean =>
  duration !== null && duration < (own ?? 0);

/**
 * Reports a cut item that was chosen by filling, which shortens the last song of a gap.
 * A song that was shortened by hand is not a problem.
 */
const cutByFilling = (item: StoredItem): Problem | null =>
  item.reason !== null && isShorterThanMedium(item) ? Problem.CUT : null;

function lackOf(item: StoredItem, { today, episodeLength }: Frame): Problem | null {
  if (item.kind === Kind.EPISODE) return episodeLength === 0 ? Problem.NOTHING : null;
  if (item.kind === Kind.PLAYLIST) return item.playlistName === null ? Problem.NOTHING : null;
  if (item.kind !== Kind.MEDIA && item.kind !== Kind.JINGLE) return null;
  if (item.mediumTitle === null || item.mediumDeletedAt !== null) return Problem.NOTHING;
  if (item.mediumState !== MediaState.READY || item.mediumLength === 0) return Problem.MISSING_FILE;
  return isOutOfDays(item, today) ? Problem.OUT_OF_DAYS : null;
}

/** True for an advert on a date before its first day or after its last day; never for an evergreen one. */
export const isOutOfDays = (
  item: {
    mediumKind: MediaKind | null;
    validFrom: string | null;
    validTo: string | null;
    evergreen: boolean | null;
  },
  today: string,
): boolean =>
  item.mediumKind === MediaKind.PUBLICITY &&
  validityOf({ ...item, evergreen: item.evergreen ?? false }, today) !== PublicityValidity.VALID;
