/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../../apollo/parseDocument';
import { createMutationHook, createQueryHook } from '../../../../apollo/hookFactories';
export type SongListQueryVariables = Exact<{
  page: number;
  perPage: number;
  search?: string | null | undefined;
  filter?: Types.SongFilter | null | undefined;
  sort?: Array<Types.SongSort> | Types.SongSort | null | undefined;
}>;


export type SongListQuery = { songs: { __typename: 'SongPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Song', genre: string, year: number | null, explicit: boolean, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, album: { __typename: 'Album', id: string, title: string } | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type SongQueryVariables = Exact<{
  id: string;
}>;


export type SongQuery = { song: { __typename: 'Song', trackNumber: number | null, isrc: string, label: string, genre: string, year: number | null, explicit: boolean, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, artistes: Array<{ __typename: 'Artiste', id: string, name: string }>, album: { __typename: 'Album', id: string, title: string } | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } | null };

export type UpdateSongMutationVariables = Exact<{
  id: string;
  version: number;
  input: Types.SongPatch;
}>;


export type UpdateSongMutation = { updateSong: { __typename: 'Song', trackNumber: number | null, isrc: string, label: string, genre: string, year: number | null, explicit: boolean, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, artistes: Array<{ __typename: 'Artiste', id: string, name: string }>, album: { __typename: 'Album', id: string, title: string } | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null } };

export type SongRowFragment = { __typename: 'Song', genre: string, year: number | null, explicit: boolean, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, album: { __typename: 'Album', id: string, title: string } | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type SongDetailFragment = { __typename: 'Song', trackNumber: number | null, isrc: string, label: string, genre: string, year: number | null, explicit: boolean, updatedAt: string, fileName: string, size: number, checksum: string, mimeType: string, codec: string, bitrate: number | null, sampleRate: number | null, channels: number | null, truePeak: number | null, cueIn: number | null, cueOut: number | null, fadeIn: number | null, fadeOut: number | null, startNext: number | null, waveformUrl: string | null, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, artistes: Array<{ __typename: 'Artiste', id: string, name: string }>, album: { __typename: 'Album', id: string, title: string } | null, tags: Array<{ __typename: 'MediaTag', id: string, name: string }>, usedIn: Array<{ __typename: 'MediaUse', kind: string, id: string, name: string, at: string | null }>, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null };

export type SongsOfArtisteQueryVariables = Exact<{
  artisteId: string;
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.SongSort> | Types.SongSort | null | undefined;
}>;


export type SongsOfArtisteQuery = { songs: { __typename: 'SongPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Song', genre: string, year: number | null, explicit: boolean, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, album: { __typename: 'Album', id: string, title: string } | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export type SongsOfAlbumQueryVariables = Exact<{
  albumId: string;
  page: number;
  perPage: number;
  search?: string | null | undefined;
  sort?: Array<Types.SongSort> | Types.SongSort | null | undefined;
}>;


export type SongsOfAlbumQuery = { songs: { __typename: 'SongPage', totalItems: number, totalIsExact: boolean, items: Array<{ __typename: 'Song', trackNumber: number | null, genre: string, year: number | null, explicit: boolean, id: string, version: number, kind: Types.MediaKind, title: string, credit: string, state: Types.MediaState, failure: Types.MediaFailure | null, refusedFormat: string, duration: number | null, loudness: number | null, isMeasured: boolean, artwork: string, fileUrl: string | null, playback: Types.MediaPlayback, playUrl: string | null, createdAt: string, album: { __typename: 'Album', id: string, title: string } | null, category: { __typename: 'MediaCategory', id: string, name: string } | null, duplicateOf: { __typename: 'MediaItem', id: string, kind: Types.MediaKind, title: string } | null }> } };

export const SongRowFragmentDoc = parseDocument<SongRowFragment, unknown>("fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const SongDetailFragmentDoc = parseDocument<SongDetailFragment, unknown>("fragment SongDetail on Song{...SongRow ...MediumDetail trackNumber isrc label artistes(first:50){id name}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const SongListDocument = parseDocument<SongListQuery, SongListQueryVariables>("query SongList($page:Int!$perPage:Int!$search:String$filter:SongFilter$sort:[SongSort!]){songs(page:$page perPage:$perPage search:$search filter:$filter sort:$sort){items{...SongRow}totalItems totalIsExact}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const SongDocument = parseDocument<SongQuery, SongQueryVariables>("query Song($id:ID!){song(id:$id){...SongDetail}}fragment SongDetail on Song{...SongRow ...MediumDetail trackNumber isrc label artistes(first:50){id name}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const UpdateSongDocument = parseDocument<UpdateSongMutation, UpdateSongMutationVariables>("mutation UpdateSong($id:ID!$version:Int!$input:SongPatch!){updateSong(id:$id version:$version input:$input){...SongDetail}}fragment SongDetail on Song{...SongRow ...MediumDetail trackNumber isrc label artistes(first:50){id name}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}fragment MediumDetail on Medium{updatedAt fileName size checksum mimeType codec bitrate sampleRate channels truePeak cueIn cueOut fadeIn fadeOut startNext waveformUrl tags(first:50){id name}usedIn{kind id name at}}");
export const SongsOfArtisteDocument = parseDocument<SongsOfArtisteQuery, SongsOfArtisteQueryVariables>("query SongsOfArtiste($artisteId:ID!$page:Int!$perPage:Int!$search:String$sort:[SongSort!]){songs(page:$page perPage:$perPage search:$search filter:{artisteId:{eq:$artisteId}}sort:$sort){items{...SongRow}totalItems totalIsExact}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const SongsOfAlbumDocument = parseDocument<SongsOfAlbumQuery, SongsOfAlbumQueryVariables>("query SongsOfAlbum($albumId:ID!$page:Int!$perPage:Int!$search:String$sort:[SongSort!]){songs(page:$page perPage:$perPage search:$search filter:{albumId:{eq:$albumId}}sort:$sort){items{...SongRow trackNumber}totalItems totalIsExact}}fragment SongRow on Song{...MediumRow genre year explicit album{id title}}fragment MediumRow on Medium{id version kind title credit state failure refusedFormat duration loudness isMeasured artwork fileUrl playback playUrl createdAt category{id name}duplicateOf{id kind title}}");
export const useSongListQuery = createQueryHook(SongListDocument);
export const useSongQuery = createQueryHook(SongDocument);
export const useUpdateSongMutation = createMutationHook(UpdateSongDocument, {"lists":["albumDuplicates","albums","artisteDuplicates","artistes","defaultPlaylistPreview","deletedAlbums","deletedArtistes","deletedMediaItems","failedMedia","mediaCategories","mediaDuplicates","mediaItems","mediaTags","planBetween","smartPreview"]});
export const useSongsOfArtisteQuery = createQueryHook(SongsOfArtisteDocument);
export const useSongsOfAlbumQuery = createQueryHook(SongsOfAlbumDocument);