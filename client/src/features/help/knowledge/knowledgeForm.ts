import type { KnowledgeQuestionInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { richText, text } from '../../../kit/form/plain/kinds';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import type { KnowledgeArticleFragment, KnowledgeTopicsQuery } from './knowledge.generated';

/** Form of an article of the knowledge base, with the topics of the given shelves as options. */
export function knowledgeForm(shelves: KnowledgeTopicsQuery['knowledgeCategories']) {
  const topics = new Map(
    shelves.flatMap((shelf) => shelf.topics.map(({ id, title }) => [id, `${shelf.title} · ${title}`])),
  );
  return plainForm<KnowledgeQuestionInput, KnowledgeArticleFragment>({
    name: 'question',
    fields: {
      question: text({ label: 'knowledge.fields.question', maxLength: 200 }),
      topicId: from(
        ({ topic }) => topic.id,
        choice({
          label: 'knowledge.fields.topicId',
          placeholder: 'knowledge.chooseTopic',
          options: [...topics.keys()],
          useTextOf: () => (id) => topics.get(id) ?? '',
        }),
      ),
      content: richText({ label: 'knowledge.fields.content' }),
    },
  });
}
