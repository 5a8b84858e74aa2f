import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Content beside the title of a page: the star that bookmarks it. Null on pages that cannot be bookmarked. */
export const PageAside = createContext<ReactNode>(null);
