import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../late/late';
import type { Proof } from '../../apollo/session/proof';
import type { AskForProof } from '../../apollo/session/reauthentication';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { useProofGate } from './ProofContext';

const ProofDialog = lazyPart(() => import('./ProofDialog'));

/** Shows the reauthentication dialog when an operation requires it. */
export function ProofHost() {
  const { session } = useSessionContext();
  const gate = useProofGate();
  const [pending, setPending] = useState<{
    methods: readonly Proof[];
    answer: (isProven: boolean) => void;
  }>();

  useEffect(() => {
    const ask: AskForProof = (methods) => new Promise((answer) => setPending({ methods, answer }));
    return gate.open(ask);
  }, [gate]);

  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getState().status === 'signedOut') pending?.answer(false);
      }),
    [session, pending],
  );

  if (!pending) return null;
  return (
    <Suspense>
      <ProofDialog
        methods={pending.methods}
        onAnswer={(isProven) => {
          setPending(undefined);
          pending.answer(isProven);
        }}
      />
    </Suspense>
  );
}
