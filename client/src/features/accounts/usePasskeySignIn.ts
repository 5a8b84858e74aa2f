import { anonymous } from '../../apollo/authLink';
import { useSessionContext } from '../../apollo/SessionContext';
import { askForPasskey } from '../../kit/proof/browserPasskeys';
import { useStartPasskeyMutation } from '../../kit/proof/proof.generated';
import { useSignInWithPasskeyMutation } from './signInSteps.generated';

const outside = { context: anonymous, fetchPolicy: 'no-cache' } as const;

/** Signs in with a passkey: alone, or as the second step of a challenge. Nothing happens to who changes their mind. */
export function usePasskeySignIn() {
  const { session } = useSessionContext();
  const [start] = useStartPasskeyMutation(outside);
  const [signIn] = useSignInWithPasskeyMutation(outside);
  return async (challenge?: string): Promise<void> => {
    const { data: task } = await start({ variables: { challenge } });
    const passkey = await askForPasskey(task!.startPasskey);
    if (!passkey) return;
    const { data } = await signIn({ variables: { passkey } });
    session.begin(data!.signInWithPasskey);
  };
}
