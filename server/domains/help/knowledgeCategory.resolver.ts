import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { notFound } from '../../kit/errors.ts';
import { holds } from '../../kit/list/columnConditions.ts';
import { searched } from '../../kit/list/searchText.ts';
import { countOfEach } from '../../kit/read/batch.ts';
import { Needs } from '../../kit/read/needs.ts';
import type { Row } from '../../kit/read/plan.ts';
import { findRow } from '../../kit/read/reads.ts';
import { Allow } from '../../kit/rules/rule.ts';
import { First, firstInOrder, rowsInOrder } from './inOrder.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';
import { needleOf, Search } from './search.ts';

const questionCount = countOfEach(
  `select count(*) from knowledge_question q join knowledge_topic t on t.id = q.topic_id where t.category_id = ?`,
);

@Resolver(() => KnowledgeCategory)
export class KnowledgeCategoryResolver {
  @Allow('read', 'KnowledgeQuestion')
  @Query(() => [KnowledgeCategory], { description: 'The shelves of the knowledge base, in their order.' })
  async knowledgeCategories(
    @Search(
      'Leaves those that hold it in their title, their description or in one of their questions or answers.',
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
    description: 'The shelf with this key, or null with the error NOT_FOUND.',
  })
  async knowledgeCategory(
    @Arg('key', () => String, { description: 'Its lasting name, such as `on-air`.' }) key: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const [found] = await context.database.rows('select id from knowledge_category where key = ?', [key]);
    const row = found && (await findRow(context, KnowledgeCategory, Number(found[0]), info));
    if (!row) throw notFound('KnowledgeCategory');
    return row;
  }

  @Needs('topics.position')
  @FieldResolver(() => [KnowledgeTopic], { description: 'The groups of its questions, in their order.' })
  topics(@Root() { topics }: Row, @First(20) first: number): Row[] {
    return firstInOrder(topics, first);
  }

  @FieldResolver(() => Int, { description: 'How many questions stand on it.' })
  questionCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return questionCount(context, id);
  }
}

/** Their own few texts are compared here, because no engine folds letters as the search does. */
async function shelvesWith({ database }: Context, needle: string) {
  const shelves = await database.rows('select id, title, description from knowledge_category', []);
  const byText = shelves.filter(([, ...texts]) =>
    texts.some((text) => searched(String(text)).includes(needle)),
  );
  const byQuestion = await database.rows(
    `select distinct t.category_id from knowledge_question q join knowledge_topic t on t.id = q.topic_id
     where ${holds(database.engine, 'q.search_text')}`,
    [needle],
  );
  const ids = [...new Set([...byText, ...byQuestion].map(([id]) => Number(id)))];
  return { text: ids.length > 0 ? `t.id in (${ids.map(() => '?').join(', ')})` : '1 = 0', values: ids };
}
