import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { mergeArgsOf, type MergeArgs } from '../../../kit/resource/resolvers/mergingResolver.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { publishMediaNamesChanged } from '../media/mediaEvents.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Written } from '../../../kit/resource/writes.ts';
import { Album } from './album.entity.ts';
import { AlbumInput, AlbumPatch } from './catalogue.inputs.ts';
import { songsOfAlbum } from './counts.ts';
import { likelyDuplicatesArgsOf, type LikelyDuplicatesArgs } from './catalogueArgs.ts';
import { findComparableAlbums } from './merging/likelyDuplicates.ts';
import {
  findLikelyDuplicates,
  likelyDuplicatesPageOf,
  type LikelyDuplicatesPage,
} from './merging/likelyDuplicatesPage.ts';
import { mergeAlbums } from './merging/mergeAlbums.ts';
import { purgeAlbums } from './purgeCatalogue.ts';

const AlbumDuplicatesPage = likelyDuplicatesPageOf(Album, 'albums');
const AlbumDuplicatesArgs = likelyDuplicatesArgsOf('Album');
const MergeAlbumsArgs = mergeArgsOf('Album');

@Resolver(() => Album)
export class AlbumResolver extends RecoverableResolver(Album, AlbumInput, AlbumPatch, {
  views: 'albums',
  binViews: 'albums-bin',
  roles: { staff: ['read'], maintainer: ['manage'], editor: ['manage'] },
  references: ['artiste'],
  searchResult: {
    title: '{title}',
    subtitle: '{artiste.name}',
    picture: 'cover',
    list: '/admin/multimedia/albums',
    record: '/admin/multimedia/albums/:id',
  },
}) {
  @FieldResolver(() => Int, {
    description:
      'Number of songs on the album, without songs whose file cannot be used and songs in the recycle bin.',
  })
  songCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return songsOfAlbum(context, id);
  }

  @Allow('read', 'Album')
  @Query(() => AlbumDuplicatesPage, {
    description:
      'Groups of albums with the same artiste, or without one, and nearly the same title, as candidates for a merge. The titles differ only in case, accents, punctuation or word order, or, from five letters on, in articles, words like “and”, or one letter.',
  })
  albumDuplicates(
    @Args(() => AlbumDuplicatesArgs) params: LikelyDuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LikelyDuplicatesPage> {
    return findLikelyDuplicates(context, Album, findComparableAlbums, params, info);
  }

  @Allow('update', 'Album')
  @Mutation(() => Album, {
    description:
      'Merges the albums `fromIds` into the album `intoId`. Songs of the merged albums move to it, its empty artiste, year, label and cover are filled from the merged albums, and the merged albums move to the recycle bin. Also requires the right to delete albums.',
  })
  async mergeAlbums(
    @Args(() => MergeAlbumsArgs) { intoId, fromIds }: MergeArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    context.abilities.require(allow('delete', 'Album'));
    const id = await mergeAlbums(context, intoId, fromIds);
    return (await findRow(context, Album, id, info))!;
  }

  @Allow('update', 'Album')
  @Mutation(() => Album, {
    description: 'Marks an album that was created from the tags of a file as reviewed.',
  })
  async confirmAlbum(
    @Arg('id', () => ID, { description: 'Id of the `Album`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const change = { id, current: async () => null };
    const rowId = await changeEntity(context, Album, change, () => ({ needsReview: false }));
    return (await findRow(context, Album, rowId, info))!;
  }

  @Allow('delete', 'Album')
  @Mutation(() => [ID], {
    description:
      'Permanently deletes 1 to 100 albums of the recycle bin, all or none, and returns their ids. Their songs stay.',
  })
  purgeAlbums(
    @Arg('ids', () => [ID], { description: 'Ids of the `Album`s, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return purgeAlbums(context, ids);
  }

  protected override afterWrite(written: Written<Album> & Writing): Promise<void> {
    return publishMediaNamesChanged(written);
  }
}
