import { Resolver } from 'type-graphql';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Written } from '../../../kit/resource/writes.ts';
import { publishMediaNamesChanged } from '../media/mediaEvents.ts';
import { Album } from './album.entity.ts';
import { AlbumInput, AlbumPatch } from './catalogue.inputs.ts';
import { CatalogueResolver } from './catalogueResolver.ts';
import { countSongsOfAlbum } from './counts.ts';
import { findComparableAlbums } from './merging/likelyDuplicates.ts';
import { mergeAlbums } from './merging/mergeAlbums.ts';
import { purgeAlbums } from './purgeCatalogue.ts';

const Recoverable = RecoverableResolver(Album, AlbumInput, AlbumPatch, {
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
});

@Resolver(() => Album)
export class AlbumResolver extends CatalogueResolver(Album, Recoverable, {
  songsAre: 'on the album',
  countSongs: countSongsOfAlbum,
  duplicatesHave: 'the same artiste or none, and nearly the same title',
  compared: 'titles',
  findComparable: findComparableAlbums,
  mergeEffect:
    'Songs of the merged albums move to that album, its artiste, year, label and cover are filled from the merged albums when they are empty',
  merge: mergeAlbums,
  purge: purgeAlbums,
}) {
  protected override afterWrite(written: Written<Album> & Writing): Promise<void> {
    return publishMediaNamesChanged(written);
  }
}
