import { Resolver } from 'type-graphql';
import { commentInputOf, CommentCount, CommentResolver, commentsOf } from '../../content/public.ts';
import { Video } from '../media/kinds/video.entity.ts';
import { Playlist } from '../playlists/playlist.entity.ts';
import { PlaylistComment } from './playlistComment.entity.ts';
import { VideoComment } from './videoComment.entity.ts';

const onVideos = commentsOf({
  name: 'multimedia.videoComment',
  comment: VideoComment,
  about: Video,
  on: 'video',
});
const onPlaylists = commentsOf({
  name: 'multimedia.playlistComment',
  comment: PlaylistComment,
  about: Playlist,
  on: 'playlist',
});

const VideoCommentInput = commentInputOf('VideoCommentInput', 'video', 'Video', 'on a video');
const PlaylistCommentInput = commentInputOf('PlaylistCommentInput', 'playlist', 'Playlist', 'on a playlist');

@Resolver(() => VideoComment)
class VideoCommentResolver extends CommentResolver(onVideos, VideoCommentInput) {}

@Resolver(() => PlaylistComment)
class PlaylistCommentResolver extends CommentResolver(onPlaylists, PlaylistCommentInput) {}

/** Comments on videos and playlists, and their number. */
export const commentResolvers = [
  VideoCommentResolver,
  PlaylistCommentResolver,
  CommentCount(onVideos),
  CommentCount(onPlaylists),
];
