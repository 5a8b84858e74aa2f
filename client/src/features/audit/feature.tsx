import { ScrollText } from 'lucide-react';
import { auditPaths, auditRule } from '../../kit/audit/paths';
import { defineFeature } from '../../kit/defineFeature';

export const audit = defineFeature({
  name: 'audit',
  pages: [
    {
      path: auditPaths.list,
      title: 'audit.title',
      load: () => import('./AuditListPage'),
      rule: auditRule,
      entry: { id: 11, icon: ScrollText, section: 'people' },
    },
  ],
});
