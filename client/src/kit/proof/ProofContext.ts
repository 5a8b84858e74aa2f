import { createContext, useContext } from 'react';
import type { ProofGate } from '../../apollo/session/proofGate';

/** Makes the gate known to what asks for a proof by itself, such as a download. */
export const ProofContext = createContext<ProofGate | null>(null);

/** Where to ask the person at the screen to prove who they are. */
export function useProofGate(): ProofGate {
  const gate = useContext(ProofContext);
  if (!gate) throw new Error('ProofContext is missing');
  return gate;
}
