import { reaction } from '../../../../kit/reactions/reaction.ts';

export const postLikes = reaction('profile.postLike', { table: 'PostLike', on: 'post', of: 'Post' });
export const postShares = reaction('profile.postShare', { table: 'PostShare', on: 'post', of: 'Post' });
export const commentLikes = reaction('profile.commentLike', {
  table: 'CommentLike',
  on: 'comment',
  of: 'PostComment',
});
