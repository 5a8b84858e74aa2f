import { Disc, ListMusic } from 'lucide-react';
import type { Page } from '../../../kit/defineFeature';
import { defaultPlaylistPath, playlistPaths } from '../paths';

const section = 'multimedia';
const rule = { action: 'read', subject: 'Playlist' };

/** Pages of playlists, and the page of the default playlist, which plays when nothing is scheduled. */
export const playlistPages: readonly Page[] = [
  {
    path: playlistPaths.list,
    title: 'playlists.title',
    load: () => import('./list/PlaylistListPage'),
    rule,
    entry: { id: 37, icon: ListMusic, key: 'p', section },
  },
  {
    path: playlistPaths.bin,
    title: 'recycleBin.title',
    load: () => import('./list/PlaylistBinPage'),
    rule: { action: 'delete', subject: 'Playlist' },
  },
  {
    path: playlistPaths.detail(':id'),
    title: 'playlists.one',
    load: () => import('./PlaylistPage'),
    rule,
  },
  {
    path: defaultPlaylistPath,
    title: 'defaultPlaylist.title',
    load: () => import('./default/DefaultPlaylistPage'),
    rule: { action: 'read', subject: 'DefaultPlaylist' },
    entry: { id: 38, icon: Disc, section },
  },
];
