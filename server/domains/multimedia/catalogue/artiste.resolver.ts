import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Written } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { publishMediaChanged, publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { Artiste } from './artiste.entity.ts';
import { ArtisteInput, ArtistePatch } from './catalogue.inputs.ts';
import { namesOfSongs, renameInCredits } from './creditLines.ts';
import { albumsOfArtiste, songsOfArtiste } from './counts.ts';
import {
  likelyDuplicatesArgsOf,
  mergeArgsOf,
  type LikelyDuplicatesArgs,
  type MergeArgs,
} from './catalogueArgs.ts';
import { comparableArtistes } from './likelyDuplicates.ts';
import {
  findLikelyDuplicates,
  likelyDuplicatesPageOf,
  type LikelyDuplicatesPage,
} from './likelyDuplicatesPage.ts';
import { mergeArtistes } from './mergeArtistes.ts';
import { purgeArtistes } from './purgeCatalogue.ts';

const ArtisteDuplicatesPage = likelyDuplicatesPageOf(Artiste, 'artistes');
const ArtisteDuplicatesArgs = likelyDuplicatesArgsOf('Artiste');
const MergeArtistesArgs = mergeArgsOf('Artiste');

@Resolver(() => Artiste)
export class ArtisteResolver extends RecoverableResolver(Artiste, ArtisteInput, ArtistePatch, {
  searchResult: {
    title: '{name}',
    picture: 'picture',
    list: '/admin/multimedia/artistes',
    record: '/admin/multimedia/artistes/:id',
  },
}) {
  @FieldResolver(() => Int, { description: 'How many songs of the library they made.' })
  songCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return songsOfArtiste(context, id);
  }

  @FieldResolver(() => Int, { description: 'How many albums of the library are theirs.' })
  albumCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return albumsOfArtiste(context, id);
  }

  @Allow('read', 'Artiste')
  @Query(() => ArtisteDuplicatesPage, {
    description:
      'Artistes with nearly the same name, in groups, to be merged or left: the same but for case, accents, punctuation, articles, the order of words, or one letter.',
  })
  artisteDuplicates(
    @Args(() => ArtisteDuplicatesArgs) asked: LikelyDuplicatesArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LikelyDuplicatesPage> {
    return findLikelyDuplicates(context, Artiste, comparableArtistes, asked, info);
  }

  @Allow('update', 'Artiste')
  @Mutation(() => Artiste, {
    description:
      'Makes one artiste of several, for whoever may delete them too: songs and albums become theirs, with the name in credit lines that only repeat the artistes, what it lacks is taken from the others, and they go into the recycle bin.',
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
    description: 'Says that somebody looked at an artiste that was made from the tags of a file.',
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
      'Deletes artistes of the recycle bin for good, 1 to 100 and all of them or none, and gives back their ids. Their songs stay.',
  })
  purgeArtistes(
    @Arg('ids', () => [ID], { description: 'Id of each `Artiste`, 1 to 100.' }) ids: string[],
    @Ctx() context: Context,
  ): Promise<string[]> {
    return purgeArtistes(context, ids);
  }

  /** Credit lines that only repeat the artistes follow a new name. */
  protected override async afterWrite({ id, ...writing }: Written<Artiste> & Writing): Promise<void> {
    await publishMediaNamesChanged(writing);
    const [before, name] = newName(writing) ?? [];
    if (before === undefined || name === undefined) return;
    await publishMediaChanged(writing, await songIdsOf(writing, id));
    const songs = [...(await namesOfSongs(writing, id))].map(([song, names]) => [
      song,
      names.map((one) => (one === name ? before : one)),
    ]);
    await renameInCredits(writing, new Map(songs as never), [before, name]);
  }
}

/** The name before and after, of who was called otherwise. */
function newName({ changes, existing }: Pick<Written<Artiste>, 'changes' | 'existing'>) {
  const { name } = changes as { name?: [string, string | null] };
  return existing && name?.[1] ? (name as [string, string]) : undefined;
}

const songsOf = query('multimedia.songIdsOfArtiste', (db, { artiste }: Given<{ artiste: number }>) =>
  db.selectFrom('SongArtistes').select('mediaItem').where('artiste', '=', artiste),
);

const songIdsOf = async (writing: Writing, artiste: number): Promise<number[]> =>
  (await songsOf.all(writing, { artiste })).map(({ mediaItem }) => mediaItem);
