import type { Guard } from './guard.ts';

const faq = 'domains/help/faq.test.ts';
const knowledge = 'domains/help/knowledge.test.ts';

/** Who reads and writes the frequent questions and the knowledge base, and what their HTML may do. */
export const helpGuards: readonly Guard[] = [
  {
    name: 'the answers of the knowledge base are cleaned when they are written',
    file: 'domains/help/knowledgeQuestion.resolver.ts',
    on: 'undefined : cleanHtml(content)',
    off: 'undefined : content',
    provenBy: [{ file: knowledge, tests: ['is cleaned on every write'] }],
  },
  {
    name: 'the chapters of the frequent questions are for whoever may read them',
    file: 'domains/help/faqCategory.resolver.ts',
    on: "@Allow('read', 'FaqQuestion')",
    off: "@Allow('read', 'Auth')",
    provenBy: [{ file: faq, tests: ['do not tell the client of the demo what their chapters are'] }],
  },
  {
    name: 'the shelves of the knowledge base are for whoever may read them',
    file: 'domains/help/knowledgeCategory.resolver.ts',
    on: "@Allow('read', 'KnowledgeQuestion')\n  @Query(() => [KnowledgeCategory]",
    off: "@Allow('read', 'Auth')\n  @Query(() => [KnowledgeCategory]",
    provenBy: [{ file: knowledge, tests: ['tells the client of the demo of no shelves'] }],
  },
  {
    name: 'a shelf of the knowledge base is for whoever may read it',
    file: 'domains/help/knowledgeCategory.resolver.ts',
    on: "@Allow('read', 'KnowledgeQuestion')\n  @Query(() => KnowledgeCategory,",
    off: "@Allow('read', 'Auth')\n  @Query(() => KnowledgeCategory,",
    provenBy: [{ file: knowledge, tests: ['shows the client of the demo no shelf'] }],
  },
  {
    name: 'an article of the knowledge base is for whoever may read it',
    file: 'domains/help/knowledgeQuestion.resolver.ts',
    on: "@Allow('read', 'KnowledgeQuestion')",
    off: "@Allow('read', 'Auth')",
    provenBy: [{ file: knowledge, tests: ['shows the client of the demo no article by its address'] }],
  },
  {
    name: 'what stands in a chapter of the frequent questions is bounded',
    file: 'domains/help/placing.ts',
    on: "return standing!.count >= maxInPlace ? { [field]: 'max' } : {};",
    off: 'void [standing, maxInPlace];\n  return {};',
    provenBy: [{ file: faq, tests: ['are refused where a chapter is full'] }],
  },
];
