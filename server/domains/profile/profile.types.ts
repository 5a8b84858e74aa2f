import { Field, ID, Int } from 'type-graphql';
import type { FeedPage } from '../../kit/list/findFeed.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { Colleague } from './colleague.ts';
import { Post } from './posts/post.entity.ts';

@OutputType({
  rule: allow('read', 'Profile'),
  description: 'A person as they show themself to their colleagues.',
})
export class Profile {
  @Field(() => ID, { description: 'The id of the person.' }) id!: number;
  @Field({ description: 'First and last name.' }) fullName!: string;
  @Field({ description: 'The name for signing and mentions.' }) username!: string;
  @Field({ description: 'What they do at the station; may be empty.' }) designation!: string;
  @Field({ description: 'Address of a picture, as `User.avatar`; empty when there is none.' })
  avatar!: string;
  @Field({
    description:
      'Address of a WebP picture of 1,280 by 320 pixels; the same with 640 or 1920 in place of 1280 is that width. Empty when there is none. Changed by `PUT` and `DELETE /uploads/users/:id/cover`.',
  })
  cover!: string;
  @Field({ description: 'A few lines on themself, plain text; may be empty.' }) bio!: string;
  @Field({ description: 'The country they live in, by its name in English; may be empty.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'ISO code of that country, where it is known.' })
  countryCode!: string | null;
  @Field({ description: 'Their e-mail address.' }) email!: string;
  @Field({ description: 'An http or https address; empty when there is none.' }) website!: string;
}

@OutputType({ rule: 'parent', description: 'A picture of one of a person’s posts.' })
export class PostPicture {
  @Field(() => ID, { description: 'The post that it belongs to.' }) postId!: number;
  @Field({ description: 'Address of the picture, as `Post.picture`.' }) picture!: string;
  @Field({ description: 'Address of a square WebP picture of 320 pixels.' }) thumbnail!: string;
}

@OutputType({
  rule: allow('read', 'Profile'),
  description: 'A colleague whom the viewer does not follow yet.',
})
export class Suggestion {
  @Field(() => ID, { description: 'The id of the colleague.' }) id!: number;
  @Field(() => Colleague, { description: 'Whom.' }) colleague!: Colleague;
  @Field(() => Int, { description: 'How many of those whom the viewer follows follow them.' })
  mutualCount!: number;
}

@OutputType({ rule: 'parent', description: 'A stretch of posts, newest first.' })
export class PostFeed implements FeedPage<Post> {
  @Field(() => [Post], { description: 'The posts, at most `perPage`.' }) items!: Post[];
  @Field(() => Boolean, { description: 'Whether there are older ones.' }) hasMore!: boolean;
}
