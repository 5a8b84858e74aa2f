import type { Context } from '../../../../kit/context.ts';
import { conflict, invalidInput, notFound, type FieldProblems } from '../../../../kit/errors.ts';
import { problemsOfInput } from '../../../../kit/graphql/errors/validateInput.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { alterRow } from '../../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistItem } from './playlistItem.entity.ts';
import type { PlaylistItemPatch } from './playlistItem.inputs.ts';
import { recountPlaylists } from '../recountPlaylists.ts';
import { timingOf, type Cues } from '../timing.ts';

type Medium = Cues & { duration: number | null };

interface Change {
  id: string;
  /** Version that the change is based on. */
  version: number;
  /** Reads the item as the viewer may see it, for the error of a stale version. */
  current: (id: number) => Promise<object | null>;
}

/** Sets cue points and fades of an item. Recomputes the duration of the playlist in the same transaction. */
export async function updateItem(
  context: Context,
  change: Change,
  given: PlaylistItemPatch,
): Promise<number> {
  const inputProblems = await problemsOfInput(given);
  const { id, playlistId, medium } = await requireItem(context, change.id);
  const { models } = context.reads;
  const isChanged = await inTransaction(context.database, async (transaction) => {
    // Locks the playlist first, as every other change of its items does, so that no deadlock occurs.
    await findStored({ transaction, context }, Playlist, String(playlistId));
    const item = await findStored({ transaction, context }, PlaylistItem, change.id);
    if (item.version !== change.version) return false;
    const cues = cuesOf({ ...item, ...definedOf(given) });
    const problems = { ...problemsOfCues(cues, medium), ...inputProblems };
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    await alterRow({ transaction, context }, models.of(PlaylistItem), item, cues);
    await recountPlaylists(transaction, [playlistId]);
    return true;
  });
  if (!isChanged) throw conflict('PlaylistItem', await change.current(id));
  return id;
}

/** Playlist and medium of an item of the current radio. Throws NOT_FOUND also when the medium is in the recycle bin. */
async function requireItem(context: Context, itemId: string) {
  const row = await findItemWithMedium.first(context, { id: parseId(itemId) ?? 0 });
  if (!row) throw notFound('PlaylistItem');
  const { id, playlist, ...medium } = row;
  return { id, playlistId: playlist, medium };
}

const findItemWithMedium = query('library.findItemWithMedium', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('PlaylistItem as item')
    .innerJoin('MediaItem as medium', 'medium.id', 'item.media')
    .select(['item.id', 'item.playlist'])
    .select(['medium.cueIn', 'medium.cueOut', 'medium.fadeIn', 'medium.fadeOut', 'medium.duration'])
    .where('item.id', '=', id),
);

/** Validates the cue points and fades of an item against its medium. */
function problemsOfCues(cues: Cues, medium: Medium): FieldProblems {
  const { cueIn, cueOut, fadeIn, fadeOut, duration } = timingOf(cues, medium);
  const problems: FieldProblems = {};
  if (cues.cueOut !== null && medium.duration !== null && cues.cueOut > medium.duration)
    problems['cueOut'] = 'max';
  else if (cueOut !== null && cueIn >= cueOut)
    problems[cues.cueIn === null ? 'cueOut' : 'cueIn'] = cues.cueIn === null ? 'min' : 'max';
  else if (fadeIn + fadeOut > duration) problems[cues.fadeOut === null ? 'fadeIn' : 'fadeOut'] = 'max';
  return problems;
}

const cuesOf = ({ cueIn, cueOut, fadeIn, fadeOut }: Cues): Cues => ({ cueIn, cueOut, fadeIn, fadeOut });
const definedOf = (given: PlaylistItemPatch) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
