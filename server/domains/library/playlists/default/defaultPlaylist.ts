import type { Context } from '../../../../kit/context.ts';
import { invalidInput, type FieldProblem, type FieldProblems } from '../../../../kit/errors.ts';
import { problemsOfInput } from '../../../../kit/graphql/errors/validateInput.ts';
import { query } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { missingFields } from '../../../../kit/resource/recordedWrites.ts';
import { DefaultPlaylist } from './defaultPlaylist.entity.ts';
import type { DefaultPlaylistInput } from './defaultPlaylist.inputs.ts';
import { findPlaylist, type KnownPlaylist } from '../items/playlistItems.ts';
import { countSmartMedia } from '../smart/smartQueries.ts';

/** Returns the id of the default playlist settings of the current radio; undefined without any. */
export async function findDefaultPlaylistId(context: Context): Promise<number | undefined> {
  return (await findDefaultPlaylist.first(context))?.id;
}

const findDefaultPlaylist = query('library.findDefaultPlaylist', (db) =>
  db.selectFrom('DefaultPlaylist').select('id'),
);

/** Validates the settings of the default playlist, and throws all problems at once. Returns a function that returns the values to store. */
export async function valuesOfDefault(context: Context, given: DefaultPlaylistInput): Promise<() => object> {
  const { playlistId, ...values } = given;
  const problem = playlistId ? await problemOfPlaylist(context, playlistId) : undefined;
  const problems: FieldProblems = {
    ...(problem && { playlistId: problem }),
    ...(await problemsOfInput(given)),
    ...missingFields(context.reads.models.of(DefaultPlaylist), given),
  };
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return () => ({ ...values, playlist: playlistId && parseId(playlistId) });
}

/** Reason why a playlist cannot be the default playlist; undefined when it can. */
async function problemOfPlaylist(context: Context, id: string): Promise<FieldProblem | undefined> {
  const playlist = await findPlaylist(context, id);
  if (!playlist) return 'unknown';
  if (!playlist.enabled) return 'disabled';
  return (await itemsIn(context, playlist)) === 0 ? 'noItems' : undefined;
}

const itemsIn = async (context: Context, { criteria, mediaCount }: KnownPlaylist) =>
  criteria ? (await countSmartMedia(context, criteria)).totalItems : mediaCount;
