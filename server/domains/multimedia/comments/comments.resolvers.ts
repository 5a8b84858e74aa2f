import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { Video } from '../media/kinds/video.entity.ts';
import { Playlist } from '../playlists/playlist.entity.ts';
import { PlaylistCommentInput, VideoCommentInput } from './comment.inputs.ts';
import { onPlaylists, onVideos } from './commentAccess.ts';
import { CommentResolver } from './commentResolver.ts';
import { PlaylistComment } from './playlistComment.entity.ts';
import { VideoComment } from './videoComment.entity.ts';

@Resolver(() => VideoComment)
class VideoCommentResolver extends CommentResolver(VideoComment, VideoCommentInput, {
  about: Video,
  property: 'video',
  which: onVideos,
}) {}

@Resolver(() => PlaylistComment)
class PlaylistCommentResolver extends CommentResolver(PlaylistComment, PlaylistCommentInput, {
  about: Playlist,
  property: 'playlist',
  which: onPlaylists,
}) {}

const onVideo = countOfEach('multimedia.commentsOnVideo', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('VideoComment').select(count).where('video', '=', of).where('active', '=', true),
);
const onPlaylist = countOfEach('multimedia.commentsOnPlaylist', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('PlaylistComment').select(count).where('playlist', '=', of).where('active', '=', true),
);
const description = 'How many comments on it are not hidden.';

@Resolver(() => Video)
class VideoCommentCount {
  @FieldResolver(() => Int, { description })
  commentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return onVideo(context, id);
  }
}

@Resolver(() => Playlist)
class PlaylistCommentCount {
  @FieldResolver(() => Int, { description })
  commentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return onPlaylist(context, id);
  }
}

/** What is written about videos and playlists, by which rules, and how much of it there is. */
export const commentResolvers = [
  VideoCommentResolver,
  PlaylistCommentResolver,
  VideoCommentCount,
  PlaylistCommentCount,
];
