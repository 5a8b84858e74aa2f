import type { SqlEntityManager } from '@mikro-orm/sql';
import { User, UserStatus } from '../../platform/users/user.entity.ts';
import { newcomer } from '../../platform/permissions/roles/roles.ts';
import { CommentLike } from './posts/commentLike.entity.ts';
import { Feed } from './feeds/feed.entity.ts';
import { FeedFavourite } from './feeds/feedFavourite.entity.ts';
import { Follow } from './follow.entity.ts';
import { PageFavourite } from './feeds/pageFavourite.entity.ts';
import { Poll } from './polls/poll.entity.ts';
import { PollOption } from './polls/pollOption.entity.ts';
import { PollVote } from './polls/pollVote.entity.ts';
import { Post } from './posts/post.entity.ts';
import { PostComment } from './posts/postComment.entity.ts';
import { PostLike } from './posts/postLike.entity.ts';
import { PostShare } from './posts/postShare.entity.ts';
import { sampleAuthors, sampleFeeds, samplePages, samplePolls } from './sample/people.ts';
import { samplePosts } from './sample/posts.ts';
import { clipVideo, coverPicture, feedPicture, pagePicture, scenePicture } from './sampleFiles.ts';
import { SuggestedPage } from './feeds/suggestedPage.entity.ts';

const hour = 3_600_000;

/** Seeds posts with likes and comments, polls, feeds, pages and followings of the sample people. */
export async function seedProfile(em: SqlEntityManager): Promise<void> {
  const found = await em.find(User, {}, { orderBy: { id: 'desc' }, populate: ['role'] });
  const staff = found
    .filter(({ role }) => role.unwrap().key !== newcomer)
    .toSorted((a, b) => Number(b.status === UserStatus.ACTIVE) - Number(a.status === UserStatus.ACTIVE));
  const ids = staff.map(({ id }) => id);
  // By reference, because a loaded person counts as changed when a new row refers to them.
  em.clear();
  const people = ids.map((id) => em.getReference(User, id));
  await describeAuthors(em, ids);
  await addPosts(em, people);
  addPolls(em, people);
  addPagesAndFeeds(em, people);
  addFollows(em, people);
  await em.flush();
}

/** Selects other people for each position, so that the same few people do not like everything. */
const someOf = (people: readonly User[], count: number, offset: number): User[] =>
  Array.from(
    { length: Math.min(count, people.length) },
    (_, step) => people[(offset * 5 + step) % people.length]!,
  );

async function describeAuthors(em: SqlEntityManager, ids: readonly number[]): Promise<void> {
  for (const [index, { isFollowed: _, ...described }] of sampleAuthors.entries())
    await em.nativeUpdate(User, { id: ids[index]! }, { ...described, cover: coverPicture(index) });
}

async function addPosts(em: SqlEntityManager, people: readonly User[]): Promise<void> {
  const now = Date.now();
  for (const [postIndex, sample] of samplePosts.entries()) {
    const { author, hoursAgo, text, picture, hasVideo, likes, shares, comments } = sample;
    const createdAt = new Date(now - hoursAgo * hour);
    const post = em.create(Post, {
      author: people[author]!,
      text,
      picture: picture ? scenePicture(picture) : '',
      video: hasVideo ? clipVideo : '',
      createdAt,
      updatedAt: createdAt,
    } as never);
    for (const user of someOf(people, likes, postIndex)) em.create(PostLike, { post, user } as never);
    for (const user of someOf(people, shares, postIndex + 3)) em.create(PostShare, { post, user } as never);
    for (const [index, [by, said]] of comments.entries()) {
      const saidAt = new Date(
        createdAt.getTime() + ((index + 1) * (now - createdAt.getTime())) / (comments.length + 2),
      );
      const comment = em.create(PostComment, {
        post,
        author: people[by]!,
        text: said,
        createdAt: saidAt,
        updatedAt: saidAt,
      } as never);
      for (const user of someOf(people, (postIndex + index) % 4, index))
        em.create(CommentLike, { comment, user } as never);
    }
    // One flush per post, so that ids follow the order of the feed.
    await em.flush();
  }
}

function addPolls(em: SqlEntityManager, people: readonly User[]): void {
  for (const { question, options } of samplePolls) {
    const poll = em.create(Poll, { question } as never);
    // The first person is the demo account, which has not voted yet.
    let next = 1;
    for (const [index, { name, votes }] of options.entries()) {
      const option = em.create(PollOption, { poll, name, position: index + 1 } as never);
      for (const user of people.slice(next, next + votes))
        em.create(PollVote, { poll, option, user } as never);
      next += votes;
    }
  }
}

function addPagesAndFeeds(em: SqlEntityManager, [viewer]: readonly User[]): void {
  for (const [index, values] of samplePages.entries()) {
    const page = em.create(SuggestedPage, { ...values, avatar: pagePicture(index) } as never);
    if (index % 2 === 0) em.create(PageFavourite, { page, user: viewer! } as never);
  }
  for (const [index, values] of sampleFeeds.entries()) {
    const feed = em.create(Feed, { ...values, picture: feedPicture(index) } as never);
    if (index === 1) em.create(FeedFavourite, { feed, user: viewer! } as never);
  }
}

/** The demo account follows most authors; all others follow the people after them. */
function addFollows(em: SqlEntityManager, people: readonly User[]): void {
  const follow = (follower: User, followed: User) =>
    void (follower !== followed && em.create(Follow, { follower, followed } as never));
  for (const [index, { isFollowed }] of sampleAuthors.entries())
    if (isFollowed) follow(people[0]!, people[index]!);
  for (const [index, follower] of people.entries()) {
    if (index === 0) continue;
    const reach = 1 + ((index * 3) % 5);
    for (let step = 1; step <= reach; step++) follow(follower, people[(index + step) % people.length]!);
  }
}
