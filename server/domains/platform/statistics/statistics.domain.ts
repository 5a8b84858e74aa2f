import type { Domain } from '../../../kit/domain.ts';
import { StatisticsResolver } from './statistics.resolver.ts';

/** Statistics over days, extended by other domains; without tables of its own. */
export const statistics: Domain = { entities: [], resolvers: [StatisticsResolver] };
