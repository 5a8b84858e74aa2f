import { createContext, Suspense, useContext, type ReactNode } from 'react';

/** Content below the message of a missing record: a link to the radio that has it. */
export const ElsewhereContext = createContext<ReactNode>(null);

/** Link to a record in another of the viewer's radios. Empty if there is no such record that the viewer may read. */
export function Elsewhere() {
  const way = useContext(ElsewhereContext);
  return way ? <Suspense>{way}</Suspense> : null;
}
