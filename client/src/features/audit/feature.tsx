import { ScrollText } from 'lucide-react';
import { auditPaths, auditRule } from '../../kit/audit/paths';
import { defineFeature } from '../../kit/defineFeature';

export const audit = defineFeature({
  name: 'audit',
  documentation: 'audit-and-jobs',
  dashboard: [
    {
      name: 'audit-sign-ins',
      rule: auditRule,
      size: 'statistic',
      load: async () => ({ default: (await import('./panels')).SignInsPanel }),
    },
    {
      name: 'audit-access',
      rule: auditRule,
      size: 'whole',
      load: async () => ({ default: (await import('./panels')).AccessPanel }),
    },
  ],
  pages: [
    {
      path: auditPaths.list,
      title: 'audit.title',
      load: () => import('./AuditListPage'),
      rule: auditRule,
      entry: { id: 11, icon: ScrollText, key: 'a', section: 'people' },
    },
  ],
});
