import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { First, firstInOrder, rowsInOrder } from '../../../kit/read/inOrder.ts';
import { needleOf, Search } from './search.ts';

const needle = Symbol('what is looked for');
type Category = Row & { [needle]?: string | undefined };

@Resolver(() => FaqCategory)
export class FaqCategoryResolver {
  @Allow('read', 'FaqQuestion')
  @Query(() => [FaqCategory], { description: 'All categories of the FAQ, in display order.' })
  async faqCategories(
    @Search('Text to find in questions and answers; categories without a match stay, without questions.')
    search: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category[]> {
    const wanted = needleOf(search);
    const rows = await rowsInOrder(context, FaqCategory, info);
    return rows.map((row) => Object.assign(row, { [needle]: wanted }));
  }

  @Requires('questions.position', 'questions.searchText')
  @FieldResolver(() => [FaqQuestion], {
    description: 'Questions of the category, in their order; only those that match a given `search`.',
  })
  questions(@Root() category: Category, @First(100) first: number): Row[] {
    const wanted = category[needle];
    const rows = category['questions'] as Array<Row & { searchText: string }>;
    return firstInOrder(wanted ? rows.filter(({ searchText }) => searchText.includes(wanted)) : rows, first);
  }
}
