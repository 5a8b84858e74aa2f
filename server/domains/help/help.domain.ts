import type { Domain } from '../../kit/domain.ts';
import { FaqCategory } from './faqCategory.entity.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';
import { KnowledgeQuestion } from './knowledgeQuestion.entity.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

export const help: Domain = {
  entities: [FaqCategory, FaqQuestion, KnowledgeCategory, KnowledgeTopic, KnowledgeQuestion],
  resolvers: [],
};
