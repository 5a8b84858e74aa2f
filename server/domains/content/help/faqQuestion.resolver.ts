import { Resolver } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { FaqQuestionInput, FaqQuestionPatch } from './help.inputs.ts';
import { findNextPosition, problemsOfHeading, type Heading } from './headings.ts';

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
  roles: { staff: ['read'] },
  noun: 'an FAQ question',
  references: ['category'],
  searchResult: { title: '{question}', list: '/admin/faq' },
}) {
  protected override async check(
    { categoryId }: FaqQuestionPatch,
    write: Write<FaqQuestion>,
  ): Promise<FieldProblems> {
    const moves = categoryId && categoryId !== String(write.existing?.category);
    return moves ? problemsOfHeading(write, chapter, categoryId) : {};
  }

  protected override async prepare(given: FaqQuestionPatch, write: Write<FaqQuestion>): Promise<object> {
    const { category } = given as { category?: number };
    const moves = category !== undefined && category !== write.existing?.category;
    return moves ? { ...given, position: await findNextPosition(write, chapter, category) } : given;
  }
}
