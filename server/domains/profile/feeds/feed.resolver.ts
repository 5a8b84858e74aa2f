import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { ownMark, feedFavourites, setMark } from '../posts/marks.ts';
import { Feed } from './feed.entity.ts';

const isFavourite = ownMark(feedFavourites);

@Resolver(() => Feed)
export class FeedResolver extends ReadResolver(Feed, { rule: allow('read', 'Profile') }) {
  @Allow('read', 'Profile')
  @Mutation(() => Feed, { description: 'Keeps an entry of the feeds for the viewer, or no longer.' })
  async favouriteFeed(
    @Arg('id', () => ID, { description: 'Id of the `Feed`.' }) id: string,
    @Arg('isFavourite', () => Boolean, { description: 'Whether it is to be kept.' }) isOn: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, Feed, await setMark(context, feedFavourites, id, isOn), info))!;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer keeps it.' })
  isFavourite(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isFavourite(context, id);
  }
}
