import { SignInWithPasskeyDocument, StartPasskeySignInDocument } from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { requestPasskey } from '../../../kit/proof/browserPasskeys';

/**
 * Returns a function that signs in with a passkey. With a challenge, the passkey is the second step after the password.
 * Does nothing when the user cancels.
 */
export function usePasskeySignIn() {
  const { session } = useSessionContext();
  return async (challenge?: string): Promise<void> => {
    const { startPasskey } = await send(StartPasskeySignInDocument, { challenge });
    const passkey = await requestPasskey(startPasskey);
    if (!passkey) return;
    const { signInWithPasskey } = await send(SignInWithPasskeyDocument, { passkey });
    session.begin(signInWithPasskey);
  };
}
