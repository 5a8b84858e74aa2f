import type { Domain } from '../../kit/domain.ts';
import { Bookmark } from './bookmark.entity.ts';
import { PortalResolver } from './portal.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';

export const portal: Domain = {
  entities: [Bookmark],
  resolvers: [PortalResolver, SearchResolver],
};
