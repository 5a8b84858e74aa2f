import { LayoutDashboard } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { overviewRules } from './overviewRules';

export const dashboard = defineFeature({
  name: 'dashboard',
  pages: [
    {
      path: '/admin/dashboard',
      title: 'dashboard.title',
      load: () => import('./DashboardPage'),
      rule: overviewRules,
      entry: { id: 1, icon: LayoutDashboard, section: 'overview' },
    },
  ],
});
