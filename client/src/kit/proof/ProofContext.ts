import { createContext, useContext } from 'react';
import type { Reauthentication } from '../../apollo/session/reauthentication';

/** Makes the gate known to what asks for a proof by itself, such as a download. */
export const ProofContext = createContext<Reauthentication | null>(null);

/** Where to ask the person at the screen to prove who they are. */
export function useProofGate(): Reauthentication {
  const gate = useContext(ProofContext);
  if (!gate) throw new Error('ProofContext is missing');
  return gate;
}
