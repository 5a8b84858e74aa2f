import type { Domain } from '../../../kit/domain.ts';
import { Bookmark } from './bookmark.entity.ts';
import { PortalResolver } from './portal.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { LibraryView } from './views/libraryView.entity.ts';
import { LibraryViewResolver } from './views/libraryView.resolver.ts';

export const portal: Domain = {
  entities: [Bookmark, LibraryView],
  resolvers: [PortalResolver, SearchResolver, LibraryViewResolver],
};
