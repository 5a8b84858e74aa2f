import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useCan } from '../access/useCan';
import { searchablePagesOf, type Feature, type MenuEntry } from '../defineFeature';

const FeaturesContext = createContext<readonly Feature[]>([]);

/** Provides the portal's features to all components inside, for search, bookmarks and shortcuts. */
export const Pages = FeaturesContext;

/** Returns the pages that the viewer can search for and bookmark. */
export function usePages(): readonly MenuEntry[] {
  const features = useContext(FeaturesContext);
  const can = useCan();
  return useMemo(() => searchablePagesOf(features, can), [features, can]);
}

/** Content beside the title of a page: the star that bookmarks it. Null on pages that cannot be bookmarked. */
export const PageAside = createContext<ReactNode>(null);
