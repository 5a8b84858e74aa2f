import { createContext, useContext } from 'react';
import type { Reauthentication } from '../../apollo/session/reauthentication';

/** Provides the reauthentication queue for requests that do not go through Apollo, such as downloads. */
export const ProofContext = createContext<Reauthentication | null>(null);

/** Returns the queue for reauthentication. */
export function useProofGate(): Reauthentication {
  const gate = useContext(ProofContext);
  if (!gate) throw new Error('ProofContext is missing');
  return gate;
}
