import type { Domain } from '../../kit/domain.ts';
import { OverviewResolver } from './overview.resolver.ts';
import { StatisticsResolver } from './statistics.resolver.ts';

/** Figures of other domains; it has no table of its own. */
export const statistics: Domain = { entities: [], resolvers: [StatisticsResolver, OverviewResolver] };
