import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { condition } from '../../../../kit/query/condition.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import { textContains } from '../../../../kit/query/functions.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { First, firstInOrder, rowsInOrder } from '../../../../kit/read/inOrder.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';
import { needleOf, Search } from '../search.ts';

const countQuestions = countOfEach('help.countQuestions', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('KnowledgeQuestion as question')
    .innerJoin('KnowledgeTopic as topic', 'topic.id', 'question.topic')
    .select(count)
    .where('topic.category', '=', of),
);

const findCategoryByKey = query('help.findCategoryByKey', (db, { key }: Given<{ key: string }>) =>
  db.selectFrom('KnowledgeCategory').select('id').where('key', '=', key),
);

const findCategories = query('help.findCategories', (db) =>
  db.selectFrom('KnowledgeCategory').select(['id', 'title', 'description']),
);

const findCategoriesByQuestion = query(
  'help.findCategoriesByQuestion',
  (db, { needle }: Given<{ needle: string }>) =>
    db
      .selectFrom('KnowledgeQuestion as question')
      .innerJoin('KnowledgeTopic as topic', 'topic.id', 'question.topic')
      .select('topic.category as id')
      .distinct()
      .where((questions) => textContains(questions, 'question.searchText', needle)),
);

@Resolver(() => KnowledgeCategory)
export class KnowledgeCategoryResolver {
  @Allow('read', 'KnowledgeQuestion')
  @Query(() => [KnowledgeCategory], { description: 'Categories of the knowledge base, in display order.' })
  async knowledgeCategories(
    @Search(
      'Text to find in categories, by their title and description, and in questions and answers. Only categories with a match remain.',
    )
    search: string | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    const wanted = needleOf(search);
    const where = wanted === undefined ? undefined : await shelvesWith(context, wanted);
    return rowsInOrder(context, KnowledgeCategory, info, where);
  }

  @Allow('read', 'KnowledgeQuestion')
  @Query(() => KnowledgeCategory, {
    nullable: true,
    description: 'Category with this key, or null with the error NOT_FOUND.',
  })
  async knowledgeCategory(
    @Arg('key', () => String, { description: 'Permanent key, such as `on-air`.' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const shelf = await findCategoryByKey.first(context, { key });
    const row = shelf && (await findRow(context, KnowledgeCategory, shelf.id, info));
    if (!row) throw notFound('KnowledgeCategory');
    return row;
  }

  @Requires('topics.position')
  @FieldResolver(() => [KnowledgeTopic], { description: 'Groups of questions, in their order.' })
  topics(@Root() { topics }: Row, @First(20) first: number): Row[] {
    return firstInOrder(topics, first);
  }

  @FieldResolver(() => Int, {
    description: 'Number of all questions in the category, whatever the `search`.',
  })
  questionCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countQuestions(context, id);
  }
}

/** Compares the few texts of categories in memory, because no database engine folds letters as the search does. */
async function shelvesWith(context: Context, needle: string) {
  const byText = (await findCategories.all(context)).filter(({ title, description }) =>
    [title, description].some((text) => foldText(text).includes(needle)),
  );
  const byQuestion = await findCategoriesByQuestion.all(context, { needle });
  return oneOf(context, { ids: [...byText, ...byQuestion].map(({ id }) => id) });
}

const oneOf = condition('KnowledgeCategory', (shelf, { ids }: Given<{ ids: number[] }>) =>
  shelf('t.id', 'in', ids),
);
