import { createContext, Suspense, useContext, type ReactNode } from 'react';

/** What stands where a record was not found: it may be somewhere else that the viewer can go. */
export const ElsewhereContext = createContext<ReactNode>(null);

/** A way to what is not here but elsewhere; nothing for what is nowhere, and for whoever may not see it there. */
export function Elsewhere() {
  const way = useContext(ElsewhereContext);
  return way ? <Suspense>{way}</Suspense> : null;
}
