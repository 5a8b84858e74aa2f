import { LayoutDashboard } from 'lucide-react';
import { dashboardPanelsOf, defineFeature, type Feature } from '../../kit/defineFeature';

/** Dashboard with the panels of the features. Open to viewers who may read at least one panel. */
export const dashboardOf = (features: readonly Feature[]) =>
  defineFeature({
    name: 'dashboard',
    documentation: 'portal',
    pages: [
      {
        path: '/admin/dashboard',
        title: 'dashboard.title',
        load: () => import('./DashboardPage'),
        rule: rulesOfPanels(features),
        entry: { id: 1, icon: LayoutDashboard, key: 'd', section: 'overview' },
      },
    ],
  });

function rulesOfPanels(features: readonly Feature[]) {
  const rules = dashboardPanelsOf(features).map(({ rule }) => rule);
  return [...new Map(rules.map((rule) => [`${rule.action} ${rule.subject}`, rule])).values()];
}
