import { createContext, Suspense, useContext, type ReactNode } from 'react';

/** Content below the message of a missing record: a button that switches to the radio that has it. */
export const ElsewhereContext = createContext<ReactNode>(null);

/** Offers to switch to another radio of the viewer that has the record. Empty when none was found. */
export function Elsewhere() {
  const way = useContext(ElsewhereContext);
  return way ? <Suspense>{way}</Suspense> : null;
}
