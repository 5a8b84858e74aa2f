import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Content beside the title of every page: the star that bookmarks it. */
export const PageAside = createContext<ReactNode>(null);
