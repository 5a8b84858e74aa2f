import {
  AudioLines,
  CircleAlert,
  Clapperboard,
  Disc3,
  Drum,
  LibraryBig,
  Megaphone,
  MicVocal,
  Music,
  Tags,
  Upload,
} from 'lucide-react';
import { spaceKey } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { attentionPath, bulkPath, duplicatesPaths, duplicatesPath, labelPaths, libraryPaths } from './paths';
import { playlistPages } from './playlists/pages';
import { playlistRecords } from './playlists/records';
import { libraryRecords } from './records';

/** Player bar for live streams. */
export const LiveBar = lazyPart(() => import('./player/live/LiveBar'));

const AttentionCount = lazyPart(() => import('./attention/AttentionCount'));

const section = 'multimedia';

/** Recycle bin page, which all kinds of media share. */
const mediaBin = { bin: () => import('./library/deletion/MediaBinPage'), binSubject: 'MediaItem' };

/** Play button of a medium, for the screens of other features. */
export const PlayMediumButton = lazyPart(() => import('./player/PlayMediumButton'));

export const library = defineFeature({
  name: 'library',
  documentation: 'media-library',
  records: [...libraryRecords, ...playlistRecords],
  commands: [
    {
      name: 'upload-songs',
      title: (t) => t('uploads.songs'),
      words: (t) => t('uploads.songsWords'),
      icon: Upload,
      rule: { action: 'create', subject: 'Song' },
      load: () => import('./uploads/choosing/UploadSongs'),
    },
  ],
  shortcuts: [
    {
      title: 'player.shortcuts.title',
      shortcuts: [
        { keys: [spaceKey], does: 'player.shortcuts.play' },
        { keys: ['⇧', '←', '→'], does: 'player.shortcuts.seek' },
        { keys: ['⇧', 'N', 'P'], does: 'player.shortcuts.skip' },
        { keys: ['⇧', 'M'], does: 'player.shortcuts.mute' },
      ],
    },
  ],
  pages: [
    {
      type: 'Song',
      texts: 'multimedia.songs',
      list: libraryPaths.Song.list,
      load: () => import('./library/songs/SongListPage'),
      ...mediaBin,
      page: () => import('./library/songs/SongPage'),
      entry: { id: 30, icon: Music, key: 's', section },
    },
    {
      type: 'Album',
      texts: 'multimedia.albums',
      list: libraryPaths.Album.list,
      load: () => import('./library/catalogue/albums/AlbumListPage'),
      bin: () => import('./library/catalogue/albums/AlbumBinPage'),
      page: () => import('./library/catalogue/albums/AlbumPage'),
      entry: { id: 31, icon: Disc3, section },
    },
    {
      type: 'Artiste',
      texts: 'multimedia.artistes',
      list: libraryPaths.Artiste.list,
      load: () => import('./library/catalogue/ArtisteListPage'),
      bin: () => import('./library/catalogue/ArtisteBinPage'),
      page: () => import('./library/catalogue/ArtistePage'),
      entry: { id: 32, icon: MicVocal, section },
    },
    {
      type: 'Jingle',
      texts: 'multimedia.jingles',
      list: libraryPaths.Jingle.list,
      load: () => import('./library/jingles/JingleListPage'),
      ...mediaBin,
      page: () => import('./library/jingles/JinglePage'),
      entry: { id: 33, icon: AudioLines, section },
    },
    {
      type: 'Video',
      texts: 'multimedia.videos',
      list: libraryPaths.Video.list,
      load: () => import('./library/videos/VideoListPage'),
      ...mediaBin,
      page: () => import('./library/videos/VideoPage'),
      entry: { id: 34, icon: Clapperboard, section },
    },
    {
      type: 'Generic',
      texts: 'multimedia.generics',
      list: libraryPaths.Generic.list,
      load: () => import('./library/generics/GenericListPage'),
      ...mediaBin,
      page: () => import('./library/generics/GenericPage'),
      entry: { id: 35, icon: Drum, section },
    },
    {
      type: 'Publicity',
      texts: 'multimedia.publicities',
      list: libraryPaths.Publicity.list,
      load: () => import('./library/publicities/PublicityListPage'),
      ...mediaBin,
      page: () => import('./library/publicities/PublicityPage'),
      entry: { id: 36, icon: Megaphone, section },
    },
    ...playlistPages,
    {
      path: duplicatesPaths.Artiste,
      title: 'multimedia.duplicates.title',
      load: () => import('./duplicates/catalogue/ArtisteDuplicatesPage'),
      rule: { action: 'update', subject: 'Artiste' },
    },
    {
      path: duplicatesPaths.Album,
      title: 'multimedia.duplicates.title',
      load: () => import('./duplicates/catalogue/AlbumDuplicatesPage'),
      rule: { action: 'update', subject: 'Album' },
    },
    {
      path: bulkPath,
      title: 'bulk.open',
      load: () => import('./bulk/BulkEditPage'),
      rule: { action: 'update', subject: 'MediaItem' },
    },
    {
      path: duplicatesPath,
      title: 'duplicates.title',
      load: () => import('./duplicates/DuplicatesPage'),
      rule: { action: 'read', subject: 'MediaItem' },
    },
    {
      path: attentionPath,
      title: 'attention.title',
      load: () => import('./attention/AttentionPage'),
      rule: { action: 'read', subject: 'MediaItem' },
      entry: { id: 73, icon: CircleAlert, section, Count: AttentionCount },
    },
    {
      type: 'MediaCategory',
      texts: 'multimedia.categories',
      list: labelPaths.categories,
      load: () => import('./library/labels/CategoryListPage'),
      entry: { id: 39, icon: LibraryBig, section },
    },
    {
      type: 'MediaTag',
      texts: 'multimedia.tags',
      list: labelPaths.tags,
      load: () => import('./library/labels/TagListPage'),
      entry: { id: 40, icon: Tags, section },
    },
  ],
});
