import type { ColleagueFieldsFragment, PollFieldsFragment } from '../profile.generated';
import type { CommentFieldsFragment, PostFieldsFragment, PostLikesFragment } from './posts.generated';

/* Optimistic responses. The limits must equal those of the GraphQL documents. */

const shownLikers = 4;
const shownComments = 3;
const shownVoters = 5;

/** Returns the post as it will be after the viewer likes it, or removes a like. Used as optimistic response. */
export function afterLike(post: PostLikesFragment, self: ColleagueFieldsFragment): PostLikesFragment {
  const { id, isLiked, likeCount, likedBy } = post;
  const otherLikers = likedBy.filter((person) => person.id !== self.id);
  return {
    __typename: 'Post',
    id,
    isLiked: !isLiked,
    likeCount: Math.max(0, likeCount + (isLiked ? -1 : 1)),
    likedBy: (isLiked ? otherLikers : [self, ...otherLikers]).slice(0, shownLikers),
  };
}

/** Returns the post as it will be after the viewer comments on it. Used as optimistic response. */
export function afterComment(post: PostFieldsFragment, text: string, self: ColleagueFieldsFragment) {
  const comment: CommentFieldsFragment = {
    __typename: 'PostComment',
    id: `new-${post.id}-${post.commentCount}`,
    text,
    createdAt: new Date().toISOString(),
    likeCount: 0,
    isLiked: false,
    mayDelete: false,
    author: self,
  };
  return {
    __typename: 'Post' as const,
    id: post.id,
    commentCount: post.commentCount + 1,
    comments: [comment, ...post.comments].slice(0, shownComments),
  };
}

/** Temporary id of a post that the server has not saved yet. */
export const idOnItsWay = 'new';

/** Optimistic response of a new post of the viewer, until the server returns its real id and rights. */
export const afterPost = (text: string, self: ColleagueFieldsFragment): PostFieldsFragment => ({
  __typename: 'Post',
  id: idOnItsWay,
  version: 1,
  createdAt: new Date().toISOString(),
  text,
  picture: '',
  pictureWidth: null,
  pictureHeight: null,
  video: '',
  mayUpdate: false,
  mayDelete: false,
  author: self,
  likeCount: 0,
  isLiked: false,
  likedBy: [],
  shareCount: 0,
  isShared: false,
  commentCount: 0,
  comments: [],
});

/** Returns the poll as it will be after the viewer votes. A previous vote of the viewer moves to the new option. */
export function afterVote(
  poll: PollFieldsFragment,
  optionId: string,
  self: ColleagueFieldsFragment,
): PollFieldsFragment {
  const hadVoted = poll.options.some(({ isMine }) => isMine);
  const voteCount = poll.voteCount + (hadVoted ? 0 : 1);
  const options = poll.options.map((option) => {
    const isMine = option.id === optionId;
    const votes = option.voteCount - Number(option.isMine) + Number(isMine);
    const otherVoters = option.voters.filter(({ id }) => id !== self.id);
    return {
      ...option,
      isMine,
      voteCount: votes,
      percent: Math.round((100 * votes) / Math.max(1, voteCount)),
      voters: (isMine ? [self, ...otherVoters] : otherVoters).slice(0, shownVoters),
    };
  });
  return { ...poll, voteCount, options };
}
