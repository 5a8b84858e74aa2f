import { invalidInput, type FieldProblem, type FieldProblems } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId, scopeOf } from '../../../../kit/read/reads.ts';
import { insertRows } from '../../../../kit/write/rowWrites.ts';
import { PublicityValidity, validityOf } from '../../media/kinds/adverts/publicityValidity.ts';
import { MediaKind, readableKinds } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { findItemsInOrder, writeOrder, type ItemChange } from './changeItems.ts';
import { insertionIndex } from './reorderItems.ts';
import { PlaylistItem } from './playlistItem.entity.ts';

const maxAtOnce = 1000;
export const maxItems = 10_000;

/**
 * Inserts media into a playlist at a position, by default at its end. Rejects all of them when one cannot be
 * played.
 */
export async function addItems(
  change: ItemChange,
  mediaIds: readonly string[],
  at: number | null | undefined,
  today: string,
): Promise<number[]> {
  if (mediaIds.length === 0) throw invalidInput({ mediaIds: 'required' });
  if (mediaIds.length > maxAtOnce) throw invalidInput({ mediaIds: 'tooLong' });
  if (at != null && at < 1) throw invalidInput({ at: 'min' });
  const ids = await requirePlayable(change, mediaIds, today);
  const items = await findItemsInOrder(change);
  if (items.length + ids.length > maxItems) throw invalidInput({ mediaIds: 'max' });
  const index = at == null ? items.length : insertionIndex(items, at);
  const added = await insertItems(change, ids, items.length);
  if (index < items.length) {
    const existingIds = items.map(({ id }) => id);
    await writeOrder(change, [...existingIds.slice(0, index), ...added, ...existingIds.slice(index)]);
  }
  return ids;
}

/** Appends media to a playlist of `after` items; returns the ids of the new items in order. */
export async function insertItems(
  change: ItemChange,
  mediaIds: readonly number[],
  after: number,
): Promise<number[]> {
  const { transaction, context, playlist } = change;
  const model = context.reads.models.of(PlaylistItem);
  const rows = mediaIds.map((media, index) => ({
    playlist: playlist.id,
    media,
    position: after + index + 1,
  }));
  await insertRows(transaction, model, rows, scopeOf(context));
  return (await findItemsAfter.all(change, { playlist: playlist.id, after })).map(({ id }) => id);
}

const findItemsAfter = query(
  'library.findItemsAfter',
  (db, { playlist, after }: Given<{ playlist: number; after: number }>) =>
    db
      .selectFrom('PlaylistItem')
      .select('id')
      .where('playlist', '=', playlist)
      .where('position', '>', after)
      .orderBy('position'),
);

/**
 * Checks that all media can be played, and returns their parsed ids in order. Otherwise throws with a problem at `mediaIds.3` and the
 * like (from 0) for each medium that is unknown, not ready, or a publicity outside of its dates.
 */
async function requirePlayable(
  change: ItemChange,
  mediaIds: readonly string[],
  today: string,
): Promise<number[]> {
  const ids = mediaIds.map((id) => parseId(id) ?? 0);
  const found = await findMediaToAdd.all(change, {
    ids: [...new Set(ids)],
    kinds: readableKinds(change.context),
  });
  const problemOf = new Map(found.map((medium) => [medium.id, problemOfMedium(medium, today)]));
  const problems: FieldProblems = {};
  ids.forEach((id, index) => {
    const problem = problemOf.has(id) ? problemOf.get(id) : 'unknown';
    if (problem) problems[`mediaIds.${index}`] = problem;
  });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return ids;
}

const findMediaToAdd = query(
  'library.findMediaToAdd',
  (db, { ids, kinds }: Given<{ ids: number[]; kinds: MediaKind[] }>) =>
    db
      .selectFrom('MediaItem as medium')
      .select(['medium.id', 'medium.state', 'medium.kind'])
      .select(['medium.validFrom', 'medium.validTo', 'medium.evergreen'])
      .where('medium.id', 'in', ids)
      // guard: added-medium-needs-kind
      .where('medium.kind', 'in', kinds)
      .orderBy('medium.id')
      .forShare(['medium']),
);

function problemOfMedium(
  { state, kind, validFrom, validTo, evergreen }: Playable,
  today: string,
): FieldProblem | undefined {
  if (state !== MediaState.READY) return 'notReady';
  const spot = { validFrom, validTo, evergreen: evergreen ?? false };
  const isOutside = kind === MediaKind.PUBLICITY && validityOf(spot, today) !== PublicityValidity.VALID;
  return isOutside ? 'outOfDays' : undefined;
}

interface Playable {
  state: MediaState;
  kind: MediaKind;
  validFrom: string | null;
  validTo: string | null;
  evergreen: boolean | null;
}
