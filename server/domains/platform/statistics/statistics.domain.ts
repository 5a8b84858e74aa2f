import type { Domain } from '../../../kit/domain.ts';
import { StatisticsResolver } from './statistics.resolver.ts';

/** Statistics over days. Other domains add figures to them; this domain has no tables. */
export const statistics: Domain = { resolvers: [StatisticsResolver] };
