import { Resolver } from 'type-graphql';
import { WriteResolver } from '../../kit/resource/writeResolver.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { FaqQuestionInput, FaqQuestionPatch } from './help.inputs.ts';
import { lastPlace } from './placing.ts';

const chapter = {
  entity: FaqCategory,
  table: 'faq_question',
  column: 'category_id',
  field: 'categoryId',
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
