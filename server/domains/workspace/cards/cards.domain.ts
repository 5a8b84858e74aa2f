import type { Domain } from '../../../kit/domain.ts';
import { grants } from '../../../kit/rules/standardGrants.ts';
import { AnalyticsCardResolver } from './analyticsCard.resolver.ts';
import { Card } from './card.entity.ts';
import { StatisticsCardResolver } from './statisticsCard.resolver.ts';

/** Cards of the dashboard. */
export const cards: Domain = {
  grants: { staff: grants('read', 'Card') },
  entities: [Card],
  resolvers: [AnalyticsCardResolver, StatisticsCardResolver],
  seed: async (em) => (await import('./cards.seed.ts')).seedCards(em),
};
