import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What stands beside the title of a page besides its own things, such as the star that bookmarks it. */
export const PageAside = createContext<ReactNode>(null);
