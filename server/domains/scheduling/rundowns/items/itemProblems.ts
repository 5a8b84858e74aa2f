import type { FieldProblem, FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { MediaKind, MediaState } from '../../../library/public.ts';
import { dateOf } from '../../../../kit/time/days.ts';
import { dayAt } from '../../../platform/public.ts';
import type { RundownWriting } from '../changeRundown.ts';
import type { RundownItemPatch } from '../rundown.inputs.ts';
import { RundownItemKind as Kind } from '../rundownEnums.ts';
import { isOutOfDays } from '../storedRundown.ts';

/** A rundown item as it would be after a change: the input merged over the stored fields. */
export interface WholeItem {
  kind: Kind;
  title: string;
  mediaId: string | null;
  playlistId: string | null;
  duration: number | null;
  offset: number | null;
  isHard: boolean;
}

const lockItemMedium = query('scheduling.lockItemMedium', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('MediaItem as medium')
    .select(['medium.id', 'medium.kind as mediumKind', 'medium.state'])
    .select(['medium.validFrom', 'medium.validTo', 'medium.evergreen'])
    .where('medium.id', '=', id)
    .forShare(['medium']),
);

const lockItemPlaylist = query('scheduling.lockItemPlaylist', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Playlist as playlist')
    .select(['playlist.id', 'playlist.enabled'])
    .where('playlist.id', '=', id)
    .forShare(['playlist']),
);

const playsMedia = (kind: Kind) => kind === Kind.MEDIA || kind === Kind.JINGLE;
const needsLength = (kind: Kind) => kind !== Kind.EPISODE && !playsMedia(kind);

/**
 * Returns the problems of a rundown item as it would be after a change. Media items and playlists are only checked when the input names
 * them.
 */
export async function problemsOfItem(
  item: WholeItem,
  given: RundownItemPatch,
  { planned, ...writing }: RundownWriting,
): Promise<FieldProblems> {
  const { kind, title, mediaId, playlistId, duration, offset, isHard } = item;
  const problems: FieldProblems = {};
  const refuse = (field: string, problem: FieldProblem | undefined) => {
    if (problem) problems[field] ??= problem;
  };
  if ((kind === Kind.TALK || kind === Kind.LIVE) && title.trim() === '') refuse('title', 'required');
  if (needsLength(kind) && duration === null) refuse('duration', 'required');
  if (mediaId === null && playsMedia(kind)) refuse('mediaId', 'required');
  if (mediaId !== null && !playsMedia(kind)) refuse('mediaId', 'invalid');
  if (playlistId === null && kind === Kind.PLAYLIST) refuse('playlistId', 'required');
  if (playlistId !== null && kind !== Kind.PLAYLIST) refuse('playlistId', 'invalid');
  if (offset !== null && offset >= planned.duration) refuse('offset', 'max');
  if (isHard && offset === null) refuse('offset', 'required');
  const today = dateOf(dayAt(planned.wall));
  if (given.mediaId) refuse('mediaId', await problemOfMedium(writing, given.mediaId, kind, today));
  if (given.playlistId) refuse('playlistId', await problemOfPlaylist(writing, given.playlistId));
  return problems;
}

async function problemOfMedium(
  writing: Writing,
  id: string,
  kind: Kind,
  today: string,
): Promise<FieldProblem | undefined> {
  const medium = await lockItemMedium.first(writing, { id: parseId(id) ?? 0 });
  if (!medium) return 'unknown';
  if (kind === Kind.JINGLE && medium.mediumKind !== MediaKind.JINGLE) return 'invalid';
  if (medium.state !== MediaState.READY) return 'notReady';
  return isOutOfDays(medium, today) ? 'outOfDays' : undefined;
}

async function problemOfPlaylist(writing: Writing, id: string): Promise<FieldProblem | undefined> {
  const playlist = await lockItemPlaylist.first(writing, { id: parseId(id) ?? 0 });
  if (!playlist) return 'unknown';
  return playlist.enabled ? undefined : 'disabled';
}
