import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../late/late';
import type { ReauthenticationMethod } from '../../apollo/session/reauthenticationMethod';
import type { ReauthenticationHandler } from '../../apollo/session/reauthentication';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { useReauthentication } from './ReauthenticationContext';

const ReauthenticationDialog = lazyPart(() => import('./ReauthenticationDialog'));

/** Shows the reauthentication dialog when an operation requires it. */
export function ReauthenticationHost() {
  const { session } = useSessionContext();
  const gate = useReauthentication();
  const [pending, setPending] = useState<{
    methods: readonly ReauthenticationMethod[];
    answer: (isProven: boolean) => void;
  }>();

  useEffect(() => {
    const openDialog: ReauthenticationHandler = (methods) =>
      new Promise((answer) => setPending({ methods, answer }));
    return gate.open(openDialog);
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
      <ReauthenticationDialog
        methods={pending.methods}
        onAnswer={(isProven) => {
          setPending(undefined);
          pending.answer(isProven);
        }}
      />
    </Suspense>
  );
}
