import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requireCriteria } from './smart/criteriaRules.ts';
import { duplicatePlaylist } from './duplicatePlaylist.ts';
import { refreshStoredTotals } from './smart/storedTotals.ts';
import { Playlist } from './playlist.entity.ts';
import { PlaylistInput, PlaylistPatch } from './playlist.inputs.ts';
import { PlaylistContent } from './playlistEnums.ts';
import { problemsOfPlaylist, ruleNumberOf } from './playlistProblems.ts';
import { findPlaylist } from './items/playlistItems.ts';
import { plainCriteria } from './smart/smartCriteriaInput.ts';
import { countSmartMedia } from './smart/smartQueries.ts';

@Resolver(() => Playlist)
export class PlaylistResolver extends RecoverableResolver(Playlist, PlaylistInput, PlaylistPatch, {
  views: 'playlists',
  binViews: 'playlist-bin',
  roles: { staff: ['read'], editor: ['manage'] },
  fresh: {
    columns: ['mediaCount', 'duration'],
    refresh: ({ services, radioId }) => services.smartCounts.refresh(radioId ?? -1),
  },
  searchResult: {
    title: '{name}',
    list: '/admin/multimedia/playlists',
    record: '/admin/multimedia/playlists/:id',
  },
}) {
  @Allow('create', 'Playlist')
  @Mutation(() => Playlist, {
    description:
      'Copies a playlist under the given name. The copy has the same settings and criteria, and the same items with their cue points and fades.',
  })
  async duplicatePlaylist(
    @Arg('id', () => ID, { description: 'Id of the `Playlist`.' }) id: string,
    @Arg('name', () => String, { description: 'Name of the copy, 1 to 160 characters.' }) name: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return findRow(context, Playlist, await duplicatePlaylist(context, id, name), info);
  }

  protected override async check(patch: PlaylistPatch, write: Write<Playlist>): Promise<FieldProblems> {
    return problemsOfPlaylist(patch, write.existing ?? {}, await hasItems(write));
  }

  protected override prepare(patch: PlaylistPatch, { existing, context }: Write<Playlist>): object {
    const { criteria, ...values } = patch;
    if (criteria) requireCriteria(context, criteria);
    const content = patch.content ?? existing?.content ?? PlaylistContent.CHOSEN;
    const isFound = content === PlaylistContent.FOUND;
    return {
      ...values,
      ruleNumber: ruleNumberOf(patch, existing ?? {}),
      criteria: isFound ? criteria && plainCriteria(criteria) : null,
      ...(existing && content !== existing.content && { mediaCount: 0, duration: 0 }),
    };
  }

  /** Stores item count and duration of a smart playlist. */
  protected override async afterCommit({ context, id }: Written<Playlist>): Promise<void> {
    const playlist = await findPlaylist(context, String(id));
    if (playlist?.criteria)
      await refreshStoredTotals(context, playlist, await countSmartMedia(context, playlist.criteria));
  }

  /** Throws when the playlist is the default playlist of the radio. */
  protected override async beforeDelete({ id }: Stored<Playlist>, write: Write<Playlist>) {
    if (await findDefaultOn.any(write, { playlist: id })) throw invalidInput({ id: 'inUse' });
  }
}

/**
 * True when the playlist has items, including items whose medium is in the recycle bin.
 * Restoring such a medium would make its item reappear.
 */
const hasItems = async ({ transaction, context, existing }: Write<Playlist>): Promise<boolean> =>
  existing !== undefined && findItems.any({ transaction, context }, { playlist: existing.id });

const findItems = query('library.findPlaylistItems', (db, { playlist }: Given<{ playlist: number }>) =>
  db.selectFrom('PlaylistItem').select('id').where('playlist', '=', playlist).limit(1),
);

const findDefaultOn = query('library.findDefaultOn', (db, { playlist }: Given<{ playlist: number }>) =>
  db.selectFrom('DefaultPlaylist').select('id').where('playlist', '=', playlist).limit(1),
);
