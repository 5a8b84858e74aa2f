import { Globe } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { languagesPath } from './paths';
import { languageRecord } from './records';

export const planning = defineFeature({
  name: 'planning',
  records: [languageRecord],
  pages: [
    {
      path: languagesPath,
      title: 'languages.title',
      load: () => import('./languages/LanguageListPage'),
      rule: { action: 'read', subject: 'Language' },
      entry: { id: 41, icon: Globe, section: 'planning' },
    },
  ],
});
