import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Content beside the title of every page, such as the bookmark star. */
export const PageAside = createContext<ReactNode>(null);
