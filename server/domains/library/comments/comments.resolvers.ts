import { commentResolversOf } from '../../content/public.ts';
import { Video } from '../media/kinds/video.entity.ts';
import { Playlist } from '../playlists/playlist.entity.ts';
import { PlaylistComment } from './playlistComment.entity.ts';
import { VideoComment } from './videoComment.entity.ts';

/** Resolvers of the comments on videos and on playlists, and of their numbers. */
export const commentResolvers = [
  ...commentResolversOf({
    name: 'multimedia.videoComment',
    comment: VideoComment,
    about: Video,
    on: 'video',
  }),
  ...commentResolversOf({
    name: 'multimedia.playlistComment',
    comment: PlaylistComment,
    about: Playlist,
    on: 'playlist',
  }),
];
