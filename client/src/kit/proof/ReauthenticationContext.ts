import { createContext, useContext } from 'react';
import type { Reauthentication } from '../../apollo/session/reauthentication';

/** Provides the reauthentication queue for requests that do not go through Apollo, such as downloads. */
export const ReauthenticationContext = createContext<Reauthentication | null>(null);

/** Returns the queue of requests that wait until the user has reauthenticated. */
export function useReauthentication(): Reauthentication {
  const gate = useContext(ReauthenticationContext);
  if (!gate) throw new Error('ProofContext is missing');
  return gate;
}
