import { createContext, Suspense, useContext, type ReactNode } from 'react';

/** Provides the button below the message of a missing record. It switches to the radio that has the record. */
export const ElsewhereContext = createContext<ReactNode>(null);

/** Offers to switch to another radio of the viewer that has the record. Empty when none was found. */
export function Elsewhere() {
  const way = useContext(ElsewhereContext);
  return way ? <Suspense>{way}</Suspense> : null;
}
