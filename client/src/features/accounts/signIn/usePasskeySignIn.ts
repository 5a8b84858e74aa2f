import { SignInWithPasskeyDocument, StartPasskeySignInDocument } from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { requestPasskey } from '../../../kit/proof/browserPasskeys';

/** Signs in with a passkey: alone, or as the second step of a challenge. Does nothing when the user cancels. */
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
