import type { Context } from '../../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { addRow } from '../../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { insertItems, maxItems } from '../items/addItems.ts';
import { changeItems, findItemsInOrder } from '../items/changeItems.ts';
import { Playlist } from '../playlist.entity.ts';
import { PlaylistContent, PlaylistOrder } from '../playlistEnums.ts';
import { problemOfName } from '../playlistProblems.ts';
import { requirePlaylist } from '../items/playlistItems.ts';
import { recountPlaylists } from '../recountPlaylists.ts';
import { matchM3u, type M3uMatch } from './matchM3u.ts';
import { parseM3u, type M3uEntry } from './parseM3u.ts';
import { isPls, parsePls } from './parsePls.ts';
import { isXml, parseXspf } from './parseXspf.ts';

/**
 * Maximum length in characters of the text of an imported playlist. A text of this length in Latin script fits into a request of
 * 256 KiB.
 */
export const maxM3uLength = 200_000;
const maxLines = 5000;

/** Playlist to which an import adds its media: an existing one, or the name of a new one. */
export interface M3uTarget {
  playlistId?: string | null | undefined;
  name?: string | null | undefined;
}

/** Parses the text of an imported playlist, and matches its lines with the library. Validates the text and the target first. */
export async function readM3u(context: Context, target: M3uTarget, text: string): Promise<M3uMatch[]> {
  const entries = text.length > maxM3uLength ? null : parsePlaylist(text);
  const problems: FieldProblems = { ...problemsOfTarget(target) };
  if (text.trim() === '') problems['text'] = 'required';
  else if (text.length > maxM3uLength || (entries?.length ?? 0) > maxLines) problems['text'] = 'tooLong';
  else if (!entries) problems['text'] = 'notM3u';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  if (target.playlistId == null) context.abilities.require(allow('create', 'Playlist'));
  else await requireChosen(context, target.playlistId);
  return matchM3u(context, entries!);
}

/** Parses the files of a playlist in M3U, PLS or XSPF format; null for other content. */
export function parsePlaylist(text: string): M3uEntry[] | null {
  if (isPls(text)) return parsePls(text);
  return isXml(text) ? parseXspf(text) : parseM3u(text);
}

/** Appends the media found for an imported playlist to a playlist, or to a new sequential one. Returns the id of the playlist. */
export function applyM3u(
  context: Context,
  { playlistId, name }: M3uTarget,
  media: readonly number[],
): Promise<number> {
  if (media.length === 0) throw invalidInput({ text: 'noItems' });
  if (playlistId != null)
    return changeItems(context, playlistId, async (change) => {
      const items = await findItemsInOrder(change);
      if (items.length + media.length > maxItems) throw invalidInput({ text: 'max' });
      await insertItems(change, media, items.length);
      return { media: [null, media] };
    });
  const model = context.reads.models.of(Playlist);
  return inTransaction(context.database, async (transaction) => {
    const values = { name: name!.trim(), order: PlaylistOrder.SEQUENTIAL };
    const id = await addRow({ transaction, context }, model, values);
    const playlist = await findStored({ transaction, context }, Playlist, String(id));
    await insertItems({ transaction, context, playlist }, media, 0);
    await recountPlaylists(transaction, [id]);
    return id;
  });
}

function problemsOfTarget({ playlistId, name }: M3uTarget): FieldProblems {
  if (playlistId != null) return name == null ? {} : { name: 'invalid' };
  if (name == null) return { playlistId: 'required' };
  const problem = problemOfName(name);
  return problem ? { name: problem } : {};
}

async function requireChosen(context: Context, id: string): Promise<void> {
  const { content } = await requirePlaylist(context, String(parseId(id) ?? ''));
  if (content !== PlaylistContent.CHOSEN) throw invalidInput({ playlistId: 'foundItems' });
}
