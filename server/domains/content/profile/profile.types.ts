import { Field, ID, Int } from 'type-graphql';
import type { FeedPage } from '../../../kit/list/findFeed.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from './colleague.ts';
import { Post } from './posts/post.entity.ts';

@OutputType({
  rule: allow('read', 'Profile'),
  description: 'Profile of a person, as colleagues see it.',
})
export class Profile {
  @Field(() => ID, { description: 'Id of the person.' }) id!: number;
  @Field({ description: 'First and last name.' }) fullName!: string;
  @Field({ description: 'Username for signatures and mentions.' }) username!: string;
  @Field({ description: 'Job at the station; may be empty.' }) designation!: string;
  @Field({ description: 'Address of the profile picture, as in `User.avatar`; empty without one.' })
  avatar!: string;
  @Field({
    description:
      'Address of a WebP picture of 1,280 by 320 pixels; replace 1280 by 640 or 1920 for other widths. Empty without one. Change it with `PUT` and `DELETE /uploads/users/:id/cover`.',
  })
  cover!: string;
  @Field({ description: 'Short biography as plain text; may be empty.' }) bio!: string;
  @Field({ description: 'Country of residence by its English name; may be empty.' }) country!: string;
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of `country`; null when unknown.',
  })
  countryCode!: string | null;
  @Field({ description: 'E-mail address.' }) email!: string;
  @Field({ description: 'Website with http or https; empty without one.' }) website!: string;
}

@OutputType({ rule: 'parent', description: 'Picture of a post of a person.' })
export class PostPicture {
  @Field(() => ID, { description: 'Id of the post.' }) postId!: number;
  @Field({ description: 'Address of the picture, as in `Post.picture`.' }) picture!: string;
  @Field({ description: 'Address of a square WebP picture of 320 pixels.' }) thumbnail!: string;
}

@OutputType({
  rule: allow('read', 'Profile'),
  description: 'Suggested colleague whom the viewer does not follow yet.',
})
export class Suggestion {
  @Field(() => ID, { description: 'Id of the colleague.' }) id!: number;
  @Field(() => Colleague, { description: 'Suggested colleague.' }) colleague!: Colleague;
  @Field(() => Int, { description: 'Number of people followed by the viewer who follow the colleague.' })
  mutualCount!: number;
}

@OutputType({ rule: 'parent', description: 'Page of posts, the newest first.' })
export class PostFeed implements FeedPage<Post> {
  @Field(() => [Post], { description: 'Posts of this page, at most `perPage`.' }) items!: Post[];
  @Field(() => Boolean, { description: 'True when older posts follow.' }) hasMore!: boolean;
}
