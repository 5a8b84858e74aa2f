import { ChartNoAxesCombined } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { statisticsRules } from './rules';

export const statistics = defineFeature({
  name: 'statistics',
  documentation: 'business',
  pages: [
    {
      path: '/admin/date/statistics',
      title: 'statistics.title',
      load: () => import('./StatisticsPage'),
      rule: Object.values(statisticsRules),
      entry: { id: 21, icon: ChartNoAxesCombined, key: 't', section: 'overview' },
    },
  ],
});
