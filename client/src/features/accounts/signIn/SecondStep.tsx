import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { SignInWithCodeDocument } from '../../../apollo/outside.generated';
import type { ReauthenticationMethod } from '../../../apollo/session/reauthenticationMethod';
import { send } from '../../../apollo/send';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { ReauthenticationForm } from '../../../kit/proof/ReauthenticationForm';
import { usePasskeySignIn } from './usePasskeySignIn';

/** Challenge of a second sign-in step, and the methods that the user can choose from. */
export interface Step {
  challenge: string;
  methods: readonly ReauthenticationMethod[];
}

/** Form of the second sign-in step. Returns to the first step when the challenge has expired. */
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
