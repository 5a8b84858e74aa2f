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
  type LucideIcon,
} from 'lucide-react';
import { spaceKey } from '../../kit/commands/command';
import { defineFeature, type Page } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { attentionPath, bulkPath, duplicatesPaths, duplicatesPath, labelPaths, libraryPaths } from './paths';
import { playlistPages } from './playlists/pages';
import { playlistRecords } from './playlists/records';
import { libraryRecords } from './records';

/** Player bar for live streams. */
export const LiveBar = lazyPart(() => import('./player/live/LiveBar'));

const AttentionCount = lazyPart(() => import('./attention/AttentionCount'));

type Load = Page['load'];
type Kind = keyof typeof libraryPaths;
type Words = 'songs' | 'albums' | 'artistes' | 'jingles' | 'videos' | 'generics' | 'publicities';

const section = 'multimedia';

const mediaBin = () => import('./library/deletion/MediaBinPage');

/** Pages of one kind: the list, the recycle bin and the detail page. */
function pagesOf(
  type: Kind,
  words: Words,
  { id, icon, key }: { id: number; icon: LucideIcon; key?: string },
  { list, bin, detail }: Record<'list' | 'bin' | 'detail', Load>,
): Page[] {
  const paths = libraryPaths[type];
  const rule = { action: 'read', subject: type };
  return [
    {
      path: paths.list,
      title: `multimedia.${words}.title`,
      load: list,
      rule,
      entry: { id, icon, section, ...(key && { key }) },
    },
    {
      path: paths.bin,
      title: 'multimedia.bin.title',
      load: bin,
      // All media kinds share one recycle bin page, which needs one permission.
      rule: { action: 'delete', subject: bin === mediaBin ? 'MediaItem' : type },
    },
    { path: paths.detail(':id'), title: `multimedia.${words}.one`, load: detail, rule },
  ];
}

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
    ...pagesOf(
      'Song',
      'songs',
      { id: 30, icon: Music, key: 's' },
      {
        list: () => import('./library/songs/SongListPage'),
        bin: mediaBin,
        detail: () => import('./library/songs/SongPage'),
      },
    ),
    ...pagesOf(
      'Album',
      'albums',
      { id: 31, icon: Disc3 },
      {
        list: () => import('./library/catalogue/albums/AlbumListPage'),
        bin: () => import('./library/catalogue/albums/AlbumBinPage'),
        detail: () => import('./library/catalogue/albums/AlbumPage'),
      },
    ),
    ...pagesOf(
      'Artiste',
      'artistes',
      { id: 32, icon: MicVocal },
      {
        list: () => import('./library/catalogue/ArtisteListPage'),
        bin: () => import('./library/catalogue/ArtisteBinPage'),
        detail: () => import('./library/catalogue/ArtistePage'),
      },
    ),
    ...pagesOf(
      'Jingle',
      'jingles',
      { id: 33, icon: AudioLines },
      {
        list: () => import('./library/jingles/JingleListPage'),
        bin: mediaBin,
        detail: () => import('./library/jingles/JinglePage'),
      },
    ),
    ...pagesOf(
      'Video',
      'videos',
      { id: 34, icon: Clapperboard },
      {
        list: () => import('./library/videos/VideoListPage'),
        bin: mediaBin,
        detail: () => import('./library/videos/VideoPage'),
      },
    ),
    ...pagesOf(
      'Generic',
      'generics',
      { id: 35, icon: Drum },
      {
        list: () => import('./library/generics/GenericListPage'),
        bin: mediaBin,
        detail: () => import('./library/generics/GenericPage'),
      },
    ),
    ...pagesOf(
      'Publicity',
      'publicities',
      { id: 36, icon: Megaphone },
      {
        list: () => import('./library/publicities/PublicityListPage'),
        bin: mediaBin,
        detail: () => import('./library/publicities/PublicityPage'),
      },
    ),
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
      path: labelPaths.categories,
      title: 'multimedia.categories.title',
      load: () => import('./library/labels/CategoryListPage'),
      rule: { action: 'read', subject: 'MediaCategory' },
      entry: { id: 39, icon: LibraryBig, section },
    },
    {
      path: labelPaths.tags,
      title: 'multimedia.tags.title',
      load: () => import('./library/labels/TagListPage'),
      rule: { action: 'read', subject: 'MediaTag' },
      entry: { id: 40, icon: Tags, section },
    },
  ],
});
