import { CircleQuestionMark, LibraryBig } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { helpPaths } from './paths';
import { faqQuestionRecord, knowledgeQuestionRecord } from './records';

export const help = defineFeature({
  name: 'help',
  documentation: 'content',
  records: [faqQuestionRecord, knowledgeQuestionRecord],
  commands: [
    addCommand({ path: helpPaths.addArticle, title: 'knowledge.add' }, LibraryBig, {
      action: 'create',
      subject: 'KnowledgeQuestion',
    }),
  ],
  pages: [
    {
      path: helpPaths.faq,
      title: 'faq.title',
      load: () => import('./faq/FaqPage'),
      rule: { action: 'read', subject: 'FaqQuestion' },
      entry: { id: 23, icon: CircleQuestionMark, section: 'content' },
    },
    {
      path: helpPaths.knowledge,
      title: 'knowledge.title',
      load: () => import('./knowledge/KnowledgePage'),
      rule: { action: 'read', subject: 'KnowledgeQuestion' },
      entry: { id: 24, icon: LibraryBig, section: 'content' },
    },
    {
      path: helpPaths.addArticle,
      title: 'knowledge.add',
      load: () => import('./knowledge/KnowledgeCreatePage'),
      rule: { action: 'create', subject: 'KnowledgeQuestion' },
    },
    {
      path: helpPaths.shelf(':categoryKey'),
      title: 'knowledge.title',
      load: () => import('./knowledge/KnowledgeShelfPage'),
      rule: { action: 'read', subject: 'KnowledgeQuestion' },
    },
    {
      path: helpPaths.article(':categoryKey', ':slug'),
      title: 'knowledge.one',
      load: () => import('./knowledge/KnowledgeArticlePage'),
      rule: { action: 'read', subject: 'KnowledgeQuestion' },
    },
    {
      path: helpPaths.editArticle(':categoryKey', ':slug'),
      title: 'knowledge.edit',
      load: () => import('./knowledge/KnowledgeEditPage'),
      rule: { action: 'update', subject: 'KnowledgeQuestion' },
    },
  ],
});
