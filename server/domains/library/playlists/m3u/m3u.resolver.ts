import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { checkListQuery } from '../../../../kit/list/listArgs.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRows, rowsByIds } from '../../../../kit/read/reads.ts';
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
      'Imports a playlist in M3U, PLS or XSPF format by matching its files with the library. Appends the media of the lines with exactly one match to a given playlist, or to a new playlist that plays its items in order. Without `apply` the result is a preview. BAD_USER_INPUT with `text`: `notM3u` for other content, an HLS manifest, or XML that is not well-formed, `tooLong` beyond 200,000 characters or 5,000 files, `noItems` when nothing was found to apply, `max` beyond 10,000 items in the playlist; `playlistId: foundItems` for a smart playlist.',
  })
  async importM3u(
    @Arg('text', () => String, {
      description:
        'Content of the file; its format is detected. Windows paths, relative and absolute paths and addresses are supported.',
    })
    text: string,
    @Arg('playlistId', () => ID, {
      nullable: true,
      description: 'Id of the `Playlist` to append to; null or absent to create a playlist with `name`.',
    })
    playlistId: string | null | undefined,
    @Arg('name', () => String, {
      nullable: true,
      description:
        'Name of the new playlist, 1 to 160 characters; required without `playlistId`, not allowed with it. Also requires the right to create playlists.',
    })
    name: string | null | undefined,
    @Arg('apply', () => Boolean, { defaultValue: false, description: 'True to import, false for a preview.' })
    apply: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page of `lines`, starting at 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 100, description: 'Lines on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    checkListQuery({ page, perPage });
    const target = { playlistId, name };
    const matches = await readM3u(context, target, text);
    const { found: matched = [], missed = [] } = Object.groupBy(matches, (match) =>
      resultOf(match) === M3uResult.FOUND ? 'found' : 'missed',
    );
    const found = matched.flatMap(({ media }) => media);
    const id = apply ? await applyM3u(context, target, found) : undefined;
    const playlists =
      id === undefined ? undefined : await findRows(context, Playlist, [id], info, ['playlist']);
    return {
      playlist: playlists?.get(id!) ?? null,
      found: found.length,
      missed: missed.length,
      lines: await linesOf(
        context,
        [...missed, ...matched].slice((page - 1) * perPage, page * perPage),
        info,
      ),
    };
  }
}

/** Lines of an import result. Each has its medium, or up to `maxCandidates` media when the match is ambiguous. */
async function linesOf(context: Context, matches: readonly M3uMatch[], info: GraphQLResolveInfo) {
  const results = matches.map((match) => ({ ...match, result: resultOf(match) }));
  const idsWith = (wanted: M3uResult) =>
    results.flatMap(({ result, media }) => (result === wanted ? media.slice(0, maxCandidates) : []));
  const media = await findRows(context, MediaItem, idsWith(M3uResult.FOUND), info, ['lines', 'media']);
  const ambiguous = idsWith(M3uResult.AMBIGUOUS);
  const candidates = await findRows(context, MediaItem, ambiguous, info, ['lines', 'candidates']);
  return results.map(({ entry, media: ids, result }) => ({
    line: entry.line,
    path: entry.path,
    label: entry.label,
    result,
    media: result === M3uResult.FOUND ? (media.get(ids[0]!) ?? null) : null,
    candidates: result === M3uResult.AMBIGUOUS ? rowsAt(candidates, ids.slice(0, maxCandidates)) : [],
  }));
}

const rowsAt = (rows: ReadonlyMap<number, Row>, ids: readonly number[]) => rowsByIds(rows, ids);

function resultOf({ media, isContradicted }: M3uMatch): M3uResult {
  if (media.length === 0) return M3uResult.NOT_FOUND;
  return media.length === 1 && !isContradicted ? M3uResult.FOUND : M3uResult.AMBIGUOUS;
}
