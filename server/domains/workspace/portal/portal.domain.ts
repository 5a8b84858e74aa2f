import type { Domain } from '../../../kit/domain.ts';
import type { ViewedList } from '../../../kit/list/viewedList.ts';
import { Bookmark } from './bookmark.entity.ts';
import { PortalResolver } from './portal.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { LibraryView } from './views/libraryView.entity.ts';
import { LibraryViewResolver } from './views/libraryView.resolver.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    /** Lists whose views people can save, by the name of the list in `LibraryView.list`. */
    viewedLists: Readonly<Record<string, ViewedList>>;
  }
}

/** Pages of the portal, search, bookmarks and saved views. */
export const portal: Domain = {
  entities: [Bookmark],
  resolvers: [PortalResolver, SearchResolver, LibraryViewResolver],
  deletedWithRadio: [LibraryView],
  services: ({ viewedLists }) => ({ viewedLists }),
};
