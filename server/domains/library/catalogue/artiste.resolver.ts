import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { mergeArgsOf, type MergeArgs } from '../../../kit/resource/resolvers/mergingResolver.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Written } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { publishMediaChanged, publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { Artiste } from './artiste.entity.ts';
import { ArtisteInput, ArtistePatch } from './catalogue.inputs.ts';
import { findNamesOfSongs, renameInCredits } from './creditLines.ts';
import { albumsOfArtiste, songsOfArtiste } from './counts.ts';
import { likelyDuplicatesArgsOf, type LikelyDuplicatesArgs } from './catalogueArgs.ts';
import { findComparableArtistes } from './merging/likelyDuplicates.ts';
import {
  findLikelyDuplicates,
  likelyDuplicatesPageOf,
  type LikelyDuplicatesPage,
} from './merging/likelyDuplicatesPage.ts';
import { mergeArtistes } from './merging/mergeArtistes.ts';
import { purgeArtistes } from './purgeCatalogue.ts';

const ArtisteDuplicatesPage = likelyDuplicatesPageOf(Artiste, 'artistes');
const ArtisteDuplicatesArgs = likelyDuplicatesArgsOf('Artiste');
const MergeArtistesArgs = mergeArgsOf('Artiste');

@Resolver(() => Artiste)
export class ArtisteResolver extends RecoverableResolver(Artiste, ArtisteInput, ArtistePatch, {
  views: 'artistes',
  binViews: 'artistes-bin',
  roles: { staff: ['read'], maintainer: ['manage'], editor: ['manage'] },
  searchResult: {
    title: '{name}',
    picture: 'picture',
    list: '/admin/multimedia/artistes',
    record: '/admin/multimedia/artistes/:id',
  },
}) {
  @FieldResolver(() => Int, {
    description:
      'Number of songs of the artiste, without songs whose file cannot be used and songs in the recycle bin.',
  })
  songCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return songsOfArtiste(context, id);
  }

  @FieldResolver(() => Int, {
    description: 'Number of albums of the artiste, without those in the recycle bin.',
  })
  albumCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return albumsOfArtiste(context, id);
  }

  @Allow('read', 'Artiste')
  @Query(() => ArtisteDuplicatesPage, {
    description:
      'Groups of artistes with nearly the same name, as candidates for a merge. The names differ only in case, accents, punctuation or word order, or, from five letters on, in articles, words like “and”, or one letter.',
  })
  artisteDuplicates(
    @Args(() => ArtisteDuplicatesArgs) params: LikelyDuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LikelyDuplicatesPage> {
    return findLikelyDuplicates(context, Artiste, findComparableArtistes, params, info);
  }

  @Allow('update', 'Artiste')
  @Mutation(() => Artiste, {
    description:
      'Merges the artistes `fromIds` into the artiste `intoId`. Songs and albums of the merged artistes move to it, credit lines that consist only of the names of the song’s artistes are updated, its empty biography and picture are filled from the merged artistes, and the merged artistes move to the recycle bin. Also requires the right to delete artistes.',
  })
  async mergeArtistes(
    @Args(() => MergeArtistesArgs) { intoId, fromIds }: MergeArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    context.abilities.require(allow('delete', 'Artiste'));
    const id = await mergeArtistes(context, intoId, fromIds);
    return (await findRow(context, Artiste, id, info))!;
  }

  @Allow('update', 'Artiste')
  @Mutation(() => Artiste, {
    description: 'Marks an artiste that was created from the tags of a file as reviewed.',
  })
  async confirmArtiste(
    @Arg('id', () => ID, { description: 'Id of the `Artiste`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const change = { id, current: async () => null };
    const rowId = await changeEntity(context, Artiste, change, () => ({ needsReview: false }));
    return (await findRow(context, Artiste, rowId, info))!;
  }

  @Allow('delete', 'Artiste')
  @Mutation(() => [ID], {
    description:
      'Permanently deletes 1 to 100 artistes of the recycle bin, all or none, and returns their ids. Their songs stay.',
  })
  purgeArtistes(
    @Arg('ids', () => [ID], { description: 'Ids of the `Artiste`s, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return purgeArtistes(context, ids);
  }

  /** Renames the artiste in credit lines that consist only of the names of a song's artistes. */
  protected override async afterWrite({ id, ...writing }: Written<Artiste> & Writing): Promise<void> {
    await publishMediaNamesChanged(writing);
    const [before, name] = newName(writing) ?? [];
    if (before === undefined || name === undefined) return;
    await publishMediaChanged(writing, await songIdsOf(writing, id));
    const songs = [...(await findNamesOfSongs(writing, id))].map(([song, names]) => [
      song,
      names.map((songName) => (songName === name ? before : songName)),
    ]);
    await renameInCredits(writing, new Map(songs as never), [before, name]);
  }
}

/** Previous and new name when the artiste was renamed; undefined otherwise. */
function newName({ changes, existing }: Pick<Written<Artiste>, 'changes' | 'existing'>) {
  const { name } = changes as { name?: [string, string | null] };
  return existing && name?.[1] ? (name as [string, string]) : undefined;
}

const songsOf = query('library.songIdsOfArtiste', (db, { artiste }: Given<{ artiste: number }>) =>
  db.selectFrom('SongArtistes').select('mediaItem').where('artiste', '=', artiste),
);

const songIdsOf = async (writing: Writing, artiste: number): Promise<number[]> =>
  (await songsOf.all(writing, { artiste })).map(({ mediaItem }) => mediaItem);
