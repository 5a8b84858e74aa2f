import { z } from 'zod';
import { longDayText, momentText } from '../../../kit/texts.ts';
import type { RestColleagueFragment, RestPostFragment, RestProfileQuery } from './profile.generated.ts';

const picture = z.string().describe('Address of a picture; of generated initials when there is none.');
const count = z.string().describe('Such as `140`, or `1.25k` from a thousand on.');
const person = { avatar: picture, username: z.string().describe('First and last name.') };

const LegacyPost = z
  .object({
    ...person,
    postTime: z.string().describe('Such as `14 Apr 2021, 8:43 PM`.'),
    postText: z.string(),
    postImg: z.string().optional().describe('Address of its picture; absent without one.'),
    postVid: z.string().optional().describe('Address of its video; absent without one.'),
    likes: count,
    youLiked: z.boolean(),
    comments: count,
    share: count,
    likedUsers: z.array(z.object(person)).describe('The latest four people who like the post.'),
    likedCount: z.int().describe('Number of further likes.'),
    detailedComments: z
      .array(z.object({ ...person, comment: z.string(), commentsLikes: z.int(), youLiked: z.boolean() }))
      .describe('The latest three comments, oldest first.'),
  })
  .meta({ id: 'ProfilePost' });

/** A profile in the format of older clients. */
export const LegacyProfile = z
  .object({
    header: z.object({ ...person, designation: z.string(), coverImg: picture }),
    userAbout: z.object({
      about: z.string(),
      joined: z.string().describe('Such as `Jan 10, 2020`.'),
      lives: z.string().describe('Such as `Bordeaux, France`; may be empty.'),
      email: z.string(),
      website: z.string(),
    }),
    suggestedPages: z.array(z.object({ ...person, subtitle: z.string(), favorite: z.boolean() })),
    twitterFeeds: z.array(
      z.object({
        imgUrl: picture,
        title: z.string(),
        id: z.string().describe('A handle, without `@`.'),
        tags: z.string(),
        desc: z.string(),
        favorite: z.boolean(),
      }),
    ),
    post: z.array(LegacyPost),
    latestPhotos: z.array(z.object({ img: z.string() })),
    suggestions: z.array(
      z.object({
        avatar: picture,
        name: z.string(),
        mutualFriend: z.string().describe('Such as `6 Mutual Friends`.'),
      }),
    ),
    polls: z
      .array(
        z.object({
          name: z.string(),
          result: z.string().describe('Such as `82%`.'),
          votedUser: z.array(z.object({ img: picture, username: z.string() })),
        }),
      )
      .describe('Answers of the latest poll.'),
  })
  .meta({ id: 'Profile' });

/** Abbreviates a number: `999`, `1.25k`. */
export function shortCount(number: number): string {
  return number < 1000 ? String(number) : `${Math.floor(number / 10) / 100}k`;
}

const personOf = ({ avatar, fullName }: RestColleagueFragment) => ({ avatar, username: fullName });

/**
 * Converts a name so that older clients can use it in a CSS selector. The result has typographic apostrophes, only letters,
 * digits, `-` and `_` besides spaces, and a letter first.
 */
export function selectorName(name: string): string {
  const plain = name
    .replaceAll(/['´`]/g, '\u2019')
    .replaceAll(/[^\p{L}\p{M}\p{N}\u2019_\- ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^\p{L}/u.test(plain) ? plain : `N ${plain}`.trim();
}

const votedPersonOf = ({ avatar, fullName }: RestColleagueFragment) => ({
  avatar,
  username: selectorName(fullName),
});

function legacyPost(post: RestPostFragment): z.output<typeof LegacyPost> {
  const { author, createdAt, text, picture, video, likedBy, comments } = post;
  return {
    ...personOf(author),
    postTime: momentText(createdAt),
    postText: text,
    ...(picture && { postImg: picture }),
    ...(video && { postVid: video }),
    likes: shortCount(post.likeCount),
    youLiked: post.isLiked,
    comments: shortCount(post.commentCount),
    share: shortCount(post.shareCount),
    likedUsers: likedBy.map(votedPersonOf),
    likedCount: post.likeCount - likedBy.length,
    detailedComments: comments.toReversed().map(({ author, text, likeCount, isLiked }) => ({
      ...personOf(author),
      comment: text,
      commentsLikes: likeCount,
      youLiked: isLiked,
    })),
  };
}

export function legacyProfile(data: RestProfileQuery): z.output<typeof LegacyProfile> {
  const { fullName, avatar, designation, cover, bio, joinedAt, city, country, email, website, pictures } =
    data.profile!;
  return {
    header: { avatar, username: fullName, designation, coverImg: cover },
    userAbout: {
      about: bio,
      joined: longDayText(joinedAt),
      lives: [city, country].filter(Boolean).join(', '),
      email,
      website,
    },
    suggestedPages: data.suggestedPages.items.map(({ avatar, name, subtitle, isFavourite }) => ({
      avatar,
      username: name,
      subtitle,
      favorite: isFavourite,
    })),
    twitterFeeds: data.feeds.items.map(({ picture, title, handle, tags, description, isFavourite }) => ({
      imgUrl: picture,
      title,
      id: handle.replace(/^@/, ''),
      tags,
      desc: description,
      favorite: isFavourite,
    })),
    post: data.posts.items.map(legacyPost),
    latestPhotos: pictures.map(({ picture }) => ({ img: picture })),
    suggestions: data.suggestions.map(({ colleague, mutualCount }) => ({
      avatar: colleague.avatar,
      name: colleague.fullName,
      mutualFriend: `${mutualCount} Mutual Friend${mutualCount === 1 ? '' : 's'}`,
    })),
    polls: data.polls.items.flatMap(({ options }) =>
      options.map(({ name, percent, voters }) => ({
        name,
        result: `${percent}%`,
        votedUser: voters.map(({ avatar, fullName }) => ({ img: avatar, username: selectorName(fullName) })),
      })),
    ),
  };
}
