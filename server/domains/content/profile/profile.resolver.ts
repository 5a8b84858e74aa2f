import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import { isReacted, reaction, setReaction } from '../../../kit/reactions/reaction.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { findCity, User } from '../../platform/public.ts';
import { seenPeople, requireVisiblePerson, findSuggestedColleagues } from './colleagues.ts';
import { checkFirst, First } from './first.ts';
import { loadPictures } from './posts/postPictures.ts';
import { isShown } from './posts/postsOf.ts';
import { PostPicture, Profile, Suggestion } from './profile.types.ts';

const follows = reaction('profile.follow', {
  table: 'Follow',
  on: 'followed',
  by: 'follower',
  of: 'User',
  subject: 'Profile',
});
const countFollowing = countOfEach('profile.countFollowing', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('Follow').select(count).where('follower', '=', of),
);
const countPosts = countOfEach('profile.countPosts', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('Post as t').select(count).where('t.author', '=', of).where(isShown),
);

@Resolver(() => Profile)
export class ProfileResolver {
  @Allow('read', 'Profile')
  @Query(() => Profile, {
    nullable: true,
    description:
      'Profile of a person, by default the viewer’s own. NOT_FOUND for people with the platform role `subscriber`, such as guests, other than the viewer.',
  })
  async profile(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Id of the `User`; defaults to the viewer.',
    })
    userId: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return readProfile(context, await requireVisiblePerson(context, userId ?? undefined), info);
  }

  @Allow('read', 'Profile')
  @Query(() => [Suggestion], {
    description:
      'Active colleagues whom the viewer does not follow yet, those with the highest `mutualCount` first.',
  })
  suggestions(@First(5) first: number, @Ctx() context: Context): Promise<Suggestion[]> {
    checkFirst(first);
    return findSuggestedColleagues(context, first);
  }

  @Allow('read', 'Profile')
  @Mutation(() => Profile, {
    description:
      'Follows a colleague, whose posts then appear in the viewer’s feed, or unfollows them. Idempotent. BAD_USER_INPUT with `userId` when it is the id of the viewer, NOT_FOUND for people with the platform role `subscriber`.',
  })
  followProfile(
    @Arg('userId', () => ID, { description: 'Id of the `User`.' }) userId: string,
    @Arg('isFollowed', () => Boolean, { description: 'True to follow, false to unfollow.' }) isOn: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return setFollowed(context, userId, isOn, info);
  }

  @Requires('createdAt')
  @FieldResolver(() => DateTimeISO, { description: 'When the account of the person was created.' })
  joinedAt(@Root() { createdAt }: Row): Date {
    return createdAt as Date;
  }

  @Requires('cityId')
  @FieldResolver(() => String, { description: 'City of residence by name; may be empty.' })
  async city(@Root() { cityId }: Row): Promise<string> {
    return cityId ? ((await findCity(cityId as string))?.name ?? '') : '';
  }

  @FieldResolver(() => Boolean, { description: 'True for the viewer’s own profile.' })
  isMine(@Root() { id }: Row, @Ctx() { viewer }: Context): boolean {
    return id === viewer?.userId;
  }

  @FieldResolver(() => Boolean, { description: 'True when the viewer follows the person.' })
  isFollowed(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isReacted(follows, context, id);
  }

  @FieldResolver(() => Int, { description: 'Number of followers.' })
  followerCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return follows.count(context, id);
  }

  @FieldResolver(() => Int, { description: 'Number of people that the person follows.' })
  followingCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countFollowing(context, id);
  }

  @FieldResolver(() => Int, {
    description:
      'Number of posts that the person wrote. Shared posts, and posts that still wait for their picture or video, do not count.',
  })
  postCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countPosts(context, id);
  }

  @FieldResolver(() => [PostPicture], {
    description: 'Pictures of the posts that the person wrote, the newest first.',
  })
  async pictures(
    @Root() { id }: Row,
    @First(9) first: number,
    @Ctx() context: Context,
  ): Promise<PostPicture[]> {
    checkFirst(first);
    return (await loadPictures(context, id)).slice(0, first);
  }
}

async function readProfile(context: Context, id: number, info: GraphQLResolveInfo): Promise<Row> {
  const row = await findRow(context, User, id, info, seenPeople(context));
  if (!row) throw notFound('Profile');
  return row;
}

async function setFollowed(context: Context, userId: string, isOn: boolean, info: GraphQLResolveInfo) {
  const id = await requireVisiblePerson(context, userId);
  if (id === context.viewer!.userId) throw invalidInput({ userId: 'yourself' });
  await setReaction(context, follows, id, isOn);
  return readProfile(context, id, info);
}
