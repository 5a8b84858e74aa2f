import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { SignInWithCodeDocument } from '../../../apollo/outside.generated';
import type { ReauthenticationMethod } from '../../../apollo/session/reauthenticationMethod';
import { send } from '../../../apollo/send';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { ReauthenticationForm } from '../../../kit/proof/ReauthenticationForm';
import { usePasskeySignIn } from './usePasskeySignIn';

/** Second step of signing in, for accounts with a second factor. */
export interface Step {
  challenge: string;
  methods: readonly ReauthenticationMethod[];
}

/** Second step of signing in. Returns to the first step when the challenge has expired. */
export function SecondStep({ step, onBack }: { step: Step; onBack: (problem?: unknown) => void }) {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const signInWithPasskey = usePasskeySignIn();

  const orStartAgain = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (apiErrorOf(error).code !== 'CHALLENGE_EXPIRED') throw error;
      onBack(error);
    }
  };
  return (
    <ReauthenticationForm
      methods={step.methods}
      submitLabel={t('signIn.submit')}
      onTyped={(_, code) =>
        orStartAgain(async () => {
          const { signInWithCode } = await send(SignInWithCodeDocument, { challenge: step.challenge, code });
          session.begin(signInWithCode);
        })
      }
      onPasskey={() => orStartAgain(() => signInWithPasskey(step.challenge))}
      onCancel={() => onBack()}
      cancelLabel={t('signIn.back')}
    />
  );
}
