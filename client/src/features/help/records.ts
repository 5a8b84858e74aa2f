import type { RecordKind } from '../../kit/records/recordKind';

/** Description of frequent questions for other features, such as the audit. */
export const faqQuestionRecord: RecordKind = {
  type: 'FaqQuestion',
  fields: {
    category: { label: 'faq.fields.categoryId' },
    question: { label: 'faq.fields.question' },
    answer: { label: 'faq.fields.answer' },
    position: { label: 'knowledge.fields.position' },
  },
};

/** Description of knowledge base articles for other features. */
export const knowledgeQuestionRecord: RecordKind = {
  type: 'KnowledgeQuestion',
  fields: {
    topic: { label: 'knowledge.fields.topicId' },
    question: { label: 'knowledge.fields.question' },
    slug: { label: 'knowledge.fields.slug' },
    content: { label: 'knowledge.fields.content' },
    position: { label: 'knowledge.fields.position' },
  },
};
