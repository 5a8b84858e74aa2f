import type { Domain } from '../../kit/domain.ts';
import { StatisticsResolver } from './statistics.resolver.ts';

/** Figures over days, to which other domains bring theirs; it has no table of its own. */
export const statistics: Domain = { entities: [], resolvers: [StatisticsResolver] };
