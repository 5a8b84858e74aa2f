import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root, Field, ID } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { notFound, type FieldProblems } from '../../../../kit/errors.ts';
import { maxHtml, textOfClean } from '../../../../kit/html/cleanHtml.ts';
import { cleanLongHtml } from '../../../../kit/html/cleanLongHtml.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { findFreeSlug } from '../../../../kit/slugs.ts';
import { KnowledgeQuestionInput, KnowledgeQuestionPatch } from '../help.inputs.ts';
import { First, firstInOrder } from '../../../../kit/read/inOrder.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { KnowledgeQuestion } from './knowledgeQuestion.entity.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';
import { findNextPosition, problemsOfHeading, type Heading } from '../headings.ts';

const findQuestionBySlug = query('help.findQuestionBySlug', (db, { slug }: Given<{ slug: string }>) =>
  db.selectFrom('KnowledgeQuestion').select('id').where('slug', '=', slug),
);

const group: Heading = {
  entity: KnowledgeTopic,
  field: 'topicId',
  below: query('help.questionsOfTopic', (db, { heading }: Given<{ heading: number }>) =>
    db
      .selectFrom('KnowledgeQuestion')
      .select((question) => [count, question.fn.max('position').as('last')])
      .where('topic', '=', heading),
  ),
};

@OutputType({ rule: 'parent', description: 'Link to another question of the knowledge base.' })
class KnowledgeLink {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field({ description: 'Text of the question that the link leads to.' })
  question!: string;

  @Field({ description: 'Slug of the question.' })
  slug!: string;
}

@Resolver(() => KnowledgeQuestion)
export class KnowledgeQuestionResolver extends WriteResolver(
  KnowledgeQuestion,
  KnowledgeQuestionInput,
  KnowledgeQuestionPatch,
  {
    roles: { staff: ['read'] },
    references: ['topic'],
    searchResult: {
      title: '{question}',
      subtitle: '{topic.title}',
      list: '/admin/knowledge-base',
      record: '/admin/knowledge-base/:categoryKey/:slug',
    },
  },
) {
  @Allow('read', 'KnowledgeQuestion')
  @Query(() => KnowledgeQuestion, {
    nullable: true,
    description: 'Question with this slug, or null with the error NOT_FOUND.',
  })
  async knowledgeQuestionBySlug(
    @Arg('slug', () => String, { description: 'Slug of the question.' }) slug: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const question = await findQuestionBySlug.first(context, { slug });
    const row = question && (await findRow(context, KnowledgeQuestion, question.id, info));
    if (!row) throw notFound('KnowledgeQuestion');
    return row;
  }

  @Requires('topic.category.key')
  @FieldResolver(() => String, { description: 'Key of the category of the question.' })
  categoryKey(@Root() { topic }: { topic: { category: { key: string } } }): string {
    return topic.category.key;
  }

  @Requires('topic.questions.position', 'topic.questions.question', 'topic.questions.slug')
  @FieldResolver(() => [KnowledgeLink], {
    description: 'Other questions of the topic of this question, in the order of the topic.',
  })
  relatedQuestions(
    @Root() { id, topic }: { id: number; topic: { questions: Row[] } },
    @First(5) first: number,
  ): Row[] {
    return firstInOrder(
      topic.questions.filter((question) => question.id !== id),
      first,
    );
  }

  /** Rejects answers that consist of markup without words, and topics that do not exist or are full. */
  protected override async check(
    { topicId, content }: KnowledgeQuestionPatch,
    write: Write<KnowledgeQuestion>,
  ): Promise<FieldProblems> {
    const isBlank =
      content !== undefined &&
      content !== null &&
      content.length <= maxHtml &&
      !textOfClean(await cleanLongHtml(content));
    const moves = topicId && topicId !== String(write.existing?.topic);
    return {
      ...(isBlank && { content: 'required' as const }),
      ...(moves && (await problemsOfHeading(write, group, topicId))),
    };
  }

  protected override async prepare(
    { content, ...values }: KnowledgeQuestionPatch,
    write: Write<KnowledgeQuestion>,
  ): Promise<object> {
    const { transaction, existing } = write;
    const { topic } = values as { topic?: number };
    const moves = topic !== undefined && topic !== existing?.topic;
    return {
      ...values,
      content: content === undefined ? undefined : await cleanLongHtml(content),
      slug: existing
        ? undefined
        : await findFreeSlug(transaction, {
            table: 'knowledge_question',
            title: values.question!,
            fallback: 'question',
          }),
      ...(moves && { position: await findNextPosition(write, group, topic) }),
    };
  }
}
