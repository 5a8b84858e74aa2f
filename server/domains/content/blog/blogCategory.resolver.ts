import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { BlogCategory } from './blogCategory.entity.ts';
import { publishedInCategory } from './comments/blogCounts.ts';

@Resolver(() => BlogCategory)
export class BlogCategoryResolver extends ReadResolver(BlogCategory, { rule: allow('read', 'BlogPost') }) {
  @FieldResolver(() => Int, { description: 'Number of published articles in the category.' })
  postCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return publishedInCategory(context, id);
  }
}
