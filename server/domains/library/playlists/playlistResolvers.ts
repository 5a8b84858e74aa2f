import { DefaultPlaylistResolver } from './default/defaultPlaylist.resolver.ts';
import { M3uResolver } from './m3u/m3u.resolver.ts';
import { PlaylistResolver } from './playlist.resolver.ts';
import { PlaylistItemResolver } from './items/playlistItem.resolver.ts';
import { SmartPlaylistResolver } from './smart/smartPlaylist.resolver.ts';

/** All resolvers of playlists. */
export const playlistResolvers = [
  PlaylistResolver,
  PlaylistItemResolver,
  SmartPlaylistResolver,
  DefaultPlaylistResolver,
  M3uResolver,
];
