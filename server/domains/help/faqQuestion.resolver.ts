import { Resolver } from 'type-graphql';
import { count } from '../../kit/query/counts.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { FaqQuestionInput, FaqQuestionPatch } from './help.inputs.ts';
import { lastPlace, type Heading } from './placing.ts';

const chapter: Heading = {
  entity: FaqCategory,
  field: 'categoryId',
  below: query('help.questionsOfChapter', (db, { heading }: Given<{ heading: number }>) =>
    db
      .selectFrom('FaqQuestion')
      .select((question) => [count, question.fn.max('position').as('last')])
      .where('category', '=', heading),
  ),
};

@Resolver(() => FaqQuestion)
export class FaqQuestionResolver extends WriteResolver(FaqQuestion, FaqQuestionInput, FaqQuestionPatch, {
  found: { title: '{question}', list: '/admin/faq' },
}) {
  protected override async prepare(
    { categoryId, ...values }: FaqQuestionPatch,
    write: Write<FaqQuestion>,
  ): Promise<object> {
    if (categoryId === undefined || categoryId === String(write.existing?.category)) return values;
    const { headingId, position } = await lastPlace(write, chapter, categoryId);
    return { ...values, category: headingId, position };
  }
}
