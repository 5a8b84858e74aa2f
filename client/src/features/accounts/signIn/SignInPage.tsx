import { Box, Button, Field, Flex, Heading, Input, Link, Stack, Text } from '@chakra-ui/react';
import { Fingerprint } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../../apollo/errors';
import { SignInDocument } from '../../../apollo/outside.generated';
import { send } from '../../../apollo/send';
import { useSession, useSessionContext } from '../../../apollo/session/SessionContext';
import { Unreachable } from '../../../kit/feedback/Unreachable';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { FormProblem } from '../../../kit/form/FormProblem';
import { PasswordInput } from '../../../kit/form/fields/PasswordInput';
import { Card } from '../../../kit/layout/Card';
import { Logo } from '../../../kit/layout/Logo';
import { useDocumentTitle } from '../../../kit/layout/useDocumentTitle';
import { hasPasskeys } from '../../../kit/proof/browserPasskeys';
import { firstProblem, firstStep, isThere, isTypedInto, takeOverFrom } from './firstPage';
import { nextAddress } from './nextAddress';
import { OutsidePage } from '../../../kit/outside/OutsidePage';
import { SecondStep, type Step } from './SecondStep';
import { usePasskeySignIn } from './usePasskeySignIn';
import { accountPaths } from '../paths';

/** Sign-in page. Redirects to the requested address afterwards. */
export default function SignInPage() {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const { status } = useSession();
  const [isSending, setIsSending] = useState(false);
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ text: string; requestId?: string } | undefined>(problemSoFar);
  const [step, setStep] = useState<Step | undefined>(firstStep);
  const [tookOver] = useState(isThere);
  const form = useRef<HTMLFormElement>(null);
  const signInWithPasskey = usePasskeySignIn();
  useDocumentTitle(t('signIn.title'));

  useLayoutEffect(() => {
    if (!staysInFirstPage(status)) takeOverFrom(form.current);
  }, [status]);

  const showError = (error: unknown) => {
    const { code, requestId } = apiErrorOf(error);
    setProblem({ text: errorText(error), ...(isOwnMistake(code) ? {} : { requestId }) });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setProblem(undefined);
    setIsSending(true);
    try {
      const { signIn } = await send(SignInDocument, {
        email: String(values.get('email')).trim(),
        password: String(values.get('password')),
      });
      session.begin(signIn);
    } catch (error) {
      const { code, challenge, methods } = apiErrorOf(error);
      if (code === 'SECOND_FACTOR_NEEDED') setStep({ challenge: challenge!, methods: methods! });
      else showError(error);
    } finally {
      setIsSending(false);
    }
  };
  const continueWithPasskey = async () => {
    setProblem(undefined);
    await signInWithPasskey().catch(showError);
  };

  if (staysInFirstPage(status)) return null;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signedIn') return <RedirectToNext />;
  if (step) {
    const startAgain = (reason?: unknown) => {
      setStep(undefined);
      if (reason) showError(reason);
    };
    return (
      <OutsidePage title={t('signIn.secondStep')} description={t('signIn.secondStepDescription')}>
        <SecondStep step={step} onBack={startAgain} />
      </OutsidePage>
    );
  }
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" px="4" py="10" gap="6">
      <Logo size={36} />
      <Card w="full" maxW="23rem" p={{ base: '5', sm: '7' }}>
        <Heading as="h1" textStyle="xl" fontWeight="semibold" letterSpacing="-0.015em">
          {t('signIn.title')}
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          {t('signIn.description')}
        </Text>
        <form ref={form} onSubmit={submit}>
          <Stack gap="4">
            <FormProblem problem={problem} />
            <Field.Root gap="1">
              <Field.Label textStyle="compact">{t('signIn.email')}</Field.Label>
              <Input
                name="email"
                type="email"
                autoComplete="username"
                required
                autoFocus={!tookOver}
                maxLength={200}
              />
            </Field.Root>
            <Field.Root gap="1">
              <Field.Label textStyle="compact">{t('signIn.password')}</Field.Label>
              <PasswordInput name="password" autoComplete="current-password" required maxLength={200} />
            </Field.Root>
            <Link asChild textStyle="compact" alignSelf="flex-end">
              <RouterLink to={accountPaths.forgotPassword}>{t('passwordReset.forgot')}</RouterLink>
            </Link>
            <Button
              type="submit"
              colorPalette="brand"
              w="full"
              loading={isSending}
              loadingText={t('signIn.submit')}
            >
              {t('signIn.submit')}
            </Button>
            {hasPasskeys() ? (
              <Button variant="outline" w="full" onClick={() => void continueWithPasskey()}>
                <Fingerprint aria-hidden /> {t('signIn.withPasskey')}
              </Button>
            ) : null}
          </Stack>
        </form>
      </Card>
      <Box textStyle="xs" color="fg.muted">
        {t('signIn.footer')}
      </Box>
    </Flex>
  );
}

/**
 * True while the static sign-in page must stay: until the session is known. Once the user has typed something, it also stays while the
 * server is unreachable.
 */
const staysInFirstPage = (status: ReturnType<typeof useSession>['status']) =>
  status === 'starting' || (status === 'unreachable' && isTypedInto());

const problemSoFar = () => {
  const text = firstProblem();
  return text === undefined ? undefined : { text };
};

/** True for errors that users can solve themselves. They are shown without a request id. */
const isOwnMistake = (code: string) => code === 'INVALID_CREDENTIALS' || code === 'RATE_LIMITED';

/** Redirects to the address that was requested before signing in. */
function RedirectToNext() {
  const [params] = useSearchParams();
  const { address, isInPortal } = nextAddress(params.get('next'));
  useEffect(() => {
    if (!isInPortal) location.assign(address);
  }, [address, isInPortal]);
  return isInPortal ? <Navigate to={address} replace /> : null;
}
