import type { Domain } from '../../../kit/domain.ts';
import { DocumentationResolver } from './documentation.resolver.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqCategoryResolver } from './faqCategory.resolver.ts';
import { FaqQuestionResolver } from './faqQuestion.resolver.ts';
import { KnowledgeCategory } from './knowledge/knowledgeCategory.entity.ts';
import { KnowledgeCategoryResolver } from './knowledge/knowledgeCategory.resolver.ts';
import { KnowledgeQuestionResolver } from './knowledge/knowledgeQuestion.resolver.ts';
import { KnowledgeTopic } from './knowledge/knowledgeTopic.entity.ts';
import { KnowledgeTopicResolver } from './knowledge/knowledgeTopic.resolver.ts';
import { shelfPictures } from './knowledge/shelfPictures.ts';

/** The knowledge base. */
export const help: Domain = {
  entities: [FaqCategory, KnowledgeCategory, KnowledgeTopic],
  resolvers: [
    DocumentationResolver,
    FaqCategoryResolver,
    FaqQuestionResolver,
    KnowledgeCategoryResolver,
    KnowledgeTopicResolver,
    KnowledgeQuestionResolver,
  ],
  files: { open: [shelfPictures] },
  services: ({ documentationUrl }) => ({ documentation: { url: documentationUrl } }),
  seed: async (em) => (await import('./help.seed.ts')).seedHelp(em),
  seedFiles: async (storage) => (await import('./samplePictures.ts')).storeShelfPictures(storage),
};
