import type { Domain } from '../../kit/domain.ts';
import { Album } from './catalogue/album.entity.ts';
import { Artiste } from './catalogue/artiste.entity.ts';
import { PlaylistComment } from './comments/playlistComment.entity.ts';
import { VideoComment } from './comments/videoComment.entity.ts';
import { MediaCategory } from './labels/mediaCategory.entity.ts';
import { MediaTag } from './labels/mediaTag.entity.ts';
import { Generic } from './media/generic.entity.ts';
import { Jingle } from './media/jingle.entity.ts';
import { MediaItem } from './media/mediaItem.entity.ts';
import { Publicity } from './media/publicity.entity.ts';
import { Song } from './media/song.entity.ts';
import { Video } from './media/video.entity.ts';
import { DefaultPlaylist } from './playlists/defaultPlaylist.entity.ts';
import { Playlist } from './playlists/playlist.entity.ts';
import { PlaylistItem } from './playlists/playlistItem.entity.ts';
import { LibraryView } from './views/libraryView.entity.ts';

export const multimedia: Domain = {
  entities: [
    MediaCategory,
    MediaTag,
    Artiste,
    Album,
    MediaItem,
    Song,
    Jingle,
    Generic,
    Publicity,
    Video,
    Playlist,
    PlaylistItem,
    DefaultPlaylist,
    VideoComment,
    PlaylistComment,
    LibraryView,
  ],
  resolvers: [],
};
