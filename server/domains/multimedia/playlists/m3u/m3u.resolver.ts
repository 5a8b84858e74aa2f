import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRows } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { Playlist } from '../playlist.entity.ts';
import { applyM3u, readM3u } from './importM3u.ts';
import { M3uImport, M3uResult } from './m3uTypes.ts';
import type { M3uMatch } from './matchM3u.ts';

const maxCandidates = 5;

@Resolver()
export class M3uResolver {
  @Allow('update', 'Playlist')
  @Mutation(() => M3uImport, {
    description:
      'Looks up what a playlist in M3U, PLS or XSPF names in the library, and puts what is found at the end of a playlist or into a new one; without `apply` it only says what would be found. BAD_USER_INPUT with `text`: `notM3u` for other content, an HLS manifest, or XML that is not well-formed, `tooLong` beyond 200,000 characters or 5,000 files, `noItems` when nothing was found to apply.',
  })
  async importM3u(
    @Arg('text', () => String, {
      description:
        'The file as text, its format is recognized; Windows, relative and absolute paths and addresses are all understood.',
    })
    text: string,
    @Arg('playlistId', () => ID, {
      nullable: true,
      description: 'Which playlist gets it: id of a `Playlist`, or a new one by `name`.',
    })
    playlistId: string | null | undefined,
    @Arg('name', () => String, {
      nullable: true,
      description: 'The name of a new playlist, 1 to 160 characters; needs the right to create one.',
    })
    name: string | null | undefined,
    @Arg('apply', () => Boolean, { defaultValue: false, description: 'Whether to do it, not only to look.' })
    apply: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const target = { playlistId, name };
    const matches = await readM3u(context, target, text);
    const found = matches.flatMap(({ media }) => (media.length === 1 ? media : []));
    const id = apply ? await applyM3u(context, target, found) : undefined;
    const playlists =
      id === undefined ? undefined : await findRows(context, Playlist, [id], info, ['playlist']);
    return {
      playlist: playlists?.get(id!) ?? null,
      found: found.length,
      missed: matches.length - found.length,
      lines: await linesOf(context, matches, info),
    };
  }
}

/** The lines as they are shown, with the media that they mean. */
async function linesOf(context: Context, matches: readonly M3uMatch[], info: GraphQLResolveInfo) {
  const found = matches.flatMap(({ media }) => (media.length === 1 ? media : []));
  const several = matches.flatMap(({ media }) => (media.length > 1 ? media.slice(0, maxCandidates) : []));
  const media = await findRows(context, MediaItem, found, info, ['lines', 'media']);
  const candidates = await findRows(context, MediaItem, several, info, ['lines', 'candidates']);
  return matches.map(({ entry, media: ids }) => ({
    line: entry.line,
    path: entry.path,
    label: entry.label,
    result: resultOf(ids),
    media: ids.length === 1 ? (media.get(ids[0]!) ?? null) : null,
    candidates: ids.length > 1 ? rowsAt(candidates, ids.slice(0, maxCandidates)) : [],
  }));
}

const rowsAt = (rows: ReadonlyMap<number, Row>, ids: readonly number[]) =>
  ids.flatMap((id) => rows.get(id) ?? []);

function resultOf({ length }: readonly number[]): M3uResult {
  if (length === 0) return M3uResult.NOT_FOUND;
  return length === 1 ? M3uResult.FOUND : M3uResult.AMBIGUOUS;
}
