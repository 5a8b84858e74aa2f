import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Written } from '../../../kit/resource/writes.ts';
import { publishMediaChanged, publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { Artiste } from './artiste.entity.ts';
import { ArtisteInput, ArtistePatch } from './catalogue.inputs.ts';
import { CatalogueResolver } from './catalogueResolver.ts';
import { findNamesOfSongs, renameInCredits } from './creditLines.ts';
import { countAlbumsOfArtiste, countSongsOfArtiste } from './counts.ts';
import { findComparableArtistes } from './merging/likelyDuplicates.ts';
import { mergeArtistes } from './merging/mergeArtistes.ts';
import { purgeArtistes } from './purgeCatalogue.ts';

const Recoverable = RecoverableResolver(Artiste, ArtisteInput, ArtistePatch, {
  views: 'artistes',
  binViews: 'artistes-bin',
  roles: { staff: ['read'], maintainer: ['manage'], editor: ['manage'] },
  searchResult: {
    title: '{name}',
    picture: 'picture',
    list: '/admin/multimedia/artistes',
    record: '/admin/multimedia/artistes/:id',
  },
});

@Resolver(() => Artiste)
export class ArtisteResolver extends CatalogueResolver(Artiste, Recoverable, {
  songsAre: 'of the artiste',
  countSongs: countSongsOfArtiste,
  duplicatesHave: 'nearly the same name',
  compared: 'names',
  findComparable: findComparableArtistes,
  mergeEffect:
    'Songs and albums of the merged artistes move to that artiste, credit lines that consist only of the names of the song’s artistes are updated, an empty biography or picture of that artiste is filled from the merged artistes',
  merge: mergeArtistes,
  purge: purgeArtistes,
}) {
  @FieldResolver(() => Int, {
    description: 'Number of albums of the artiste, without those in the recycle bin.',
  })
  albumCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countAlbumsOfArtiste(context, id);
  }

  /** Renames the artiste in credit lines that consist only of the names of a song's artistes. */
  protected override async afterWrite({ id, ...writing }: Written<Artiste> & Writing): Promise<void> {
    await publishMediaNamesChanged(writing);
    const [before, name] = newName(writing) ?? [];
    if (before === undefined || name === undefined) return;
    await publishMediaChanged(writing, await songIdsOf(writing, id));
    const songs = [...(await findNamesOfSongs(writing, id))].map(
      ([song, names]) => [song, names.map((songName) => (songName === name ? before : songName))] as const,
    );
    await renameInCredits(writing, new Map(songs), [before, name]);
  }
}

/** Previous and new name when the artiste was renamed; undefined otherwise. */
function newName({ changes, existing }: Pick<Written<Artiste>, 'changes' | 'existing'>) {
  const { name } = changes as { name?: [string, string | null] };
  return existing && name?.[1] ? (name as [string, string]) : undefined;
}

const findSongIds = query('library.findSongIds', (db, { artiste }: Given<{ artiste: number }>) =>
  db.selectFrom('SongArtistes').select('mediaItem').where('artiste', '=', artiste),
);

const songIdsOf = async (writing: Writing, artiste: number): Promise<number[]> =>
  (await findSongIds.all(writing, { artiste })).map(({ mediaItem }) => mediaItem);
