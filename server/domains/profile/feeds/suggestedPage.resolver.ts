import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { ownMark, pageFavourites, setMark } from '../posts/marks.ts';
import { SuggestedPage } from './suggestedPage.entity.ts';

const isFavourite = ownMark(pageFavourites);

@Resolver(() => SuggestedPage)
export class SuggestedPageResolver extends ReadResolver(SuggestedPage, { rule: allow('read', 'Profile') }) {
  @Allow('read', 'Profile')
  @Mutation(() => SuggestedPage, { description: 'Keeps a suggested page for the viewer, or no longer.' })
  async favouriteSuggestedPage(
    @Arg('id', () => ID, { description: 'Id of the `SuggestedPage`.' }) id: string,
    @Arg('isFavourite', () => Boolean, { description: 'Whether it is to be kept.' }) isOn: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, SuggestedPage, await setMark(context, pageFavourites, id, isOn), info))!;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer keeps it.' })
  isFavourite(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isFavourite(context, id);
  }
}
