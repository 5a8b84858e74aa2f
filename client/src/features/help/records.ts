import type { RecordKind } from '../../kit/records/recordKind';

/** Field labels of frequent questions, for generic screens such as the audit log. */
export const faqQuestionRecord: RecordKind = {
  type: 'FaqQuestion',
  fields: {
    category: { label: 'faq.fields.categoryId' },
    question: { label: 'faq.fields.question' },
    answer: { label: 'faq.fields.answer' },
    position: { label: 'knowledge.fields.position' },
  },
};

/** Field labels of knowledge base articles, for generic screens such as the audit log. */
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
