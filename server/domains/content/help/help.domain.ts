import type { Domain } from '../../../kit/domain.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqCategoryResolver } from './faqCategory.resolver.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { FaqQuestionResolver } from './faqQuestion.resolver.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';
import { KnowledgeCategoryResolver } from './knowledgeCategory.resolver.ts';
import { KnowledgeQuestion } from './knowledgeQuestion.entity.ts';
import { KnowledgeQuestionResolver } from './knowledgeQuestion.resolver.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';
import { KnowledgeTopicResolver } from './knowledgeTopic.resolver.ts';
import { shelfPictures } from './shelfPictures.ts';

export const help: Domain = {
  entities: [FaqCategory, FaqQuestion, KnowledgeCategory, KnowledgeTopic, KnowledgeQuestion],
  resolvers: [
    FaqCategoryResolver,
    FaqQuestionResolver,
    KnowledgeCategoryResolver,
    KnowledgeTopicResolver,
    KnowledgeQuestionResolver,
  ],
  files: { open: [shelfPictures] },
  seed: async (em) => (await import('./help.seed.ts')).seedHelp(em),
  seedFiles: async (storage) => (await import('./samplePictures.ts')).storeShelfPictures(storage),
};
