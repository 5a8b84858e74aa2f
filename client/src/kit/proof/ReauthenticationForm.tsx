import { Button, Field, Flex, Input, Stack } from '@chakra-ui/react';
import { Fingerprint } from 'lucide-react';
import { useState, type FormEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import type { ReauthenticationMethod } from '../../apollo/session/reauthenticationMethod';
import { useErrorText } from '../feedback/useErrorText';
import { FormProblem } from '../form/FormProblem';
import { PasswordInput } from '../form/fields/PasswordInput';
import { hasPasskeys } from './browserPasskeys';

/** Ways to authenticate that the user types, in contrast to a passkey. */
export type TypedMethod = 'PASSWORD' | 'AUTHENTICATOR' | 'RECOVERY_CODE';

interface Props {
  methods: readonly ReauthenticationMethod[];
  /** Verifies the typed proof; throws the server's error. */
  onTyped: (method: TypedMethod, text: string) => Promise<void>;
  /** Asks for a passkey; throws the server's error. */
  onPasskey: () => Promise<void>;
  submitLabel: string;
  field?: Ref<HTMLInputElement>;
  onCancel?: () => void;
  cancelLabel?: string;
}

const typedMethods: readonly TypedMethod[] = ['PASSWORD', 'AUTHENTICATOR', 'RECOVERY_CODE'];

/** Form with one way to authenticate, and buttons that switch to the other ways. */
export function ReauthenticationForm({
  methods,
  onTyped,
  onPasskey,
  submitLabel,
  field,
  onCancel,
  cancelLabel,
}: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const typed = typedMethods.filter((method) => methods.includes(method));
  const offersPasskey = methods.includes('PASSKEY') && hasPasskeys();
  const [first] = typed;
  // Prefer a passkey, because a recovery code can be used only once.
  const [way, setWay] = useState(first === 'RECOVERY_CODE' && offersPasskey ? undefined : first);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; requestId?: string }>();

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem({ text: errorText(error), requestId: apiErrorOf(error).requestId });
    } finally {
      setIsBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events also reach the parents of a portal. A submit would also submit the form that opened this dialog.
    event.stopPropagation();
    const text = String(new FormData(event.currentTarget).get('proof'));
    if (way) void attempt(() => onTyped(way, text));
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <FormProblem problem={problem} />
        {way ? <MethodField key={way} way={way} field={field} /> : null}
        <Flex gap="2" direction="column">
          {way ? (
            <Button type="submit" colorPalette="brand" loading={isBusy} loadingText={submitLabel}>
              {submitLabel}
            </Button>
          ) : null}
          {offersPasskey ? (
            <Button
              variant={way ? 'outline' : 'solid'}
              colorPalette={way ? undefined : 'brand'}
              disabled={isBusy}
              onClick={() => void attempt(onPasskey)}
            >
              <Fingerprint aria-hidden /> {t('proof.use.PASSKEY')}
            </Button>
          ) : null}
          {typed
            .filter((method) => method !== way)
            .map((method) => (
              <Button key={method} variant="ghost" onClick={() => setWay(method)}>
                {t(`proof.use.${method}`)}
              </Button>
            ))}
          {onCancel ? (
            <Button variant="ghost" onClick={onCancel}>
              {cancelLabel ?? t('actions.cancel')}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </form>
  );
}

function MethodField({ way, field }: { way: TypedMethod; field: Ref<HTMLInputElement> | undefined }) {
  const { t } = useTranslation();
  const kinds = {
    PASSWORD: { autoComplete: 'current-password', maxLength: 256 },
    AUTHENTICATOR: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
    RECOVERY_CODE: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
  } as const;
  const Kind = way === 'PASSWORD' ? PasswordInput : Input;
  return (
    <Field.Root gap="1" required>
      <Field.Label textStyle="compact">{t(`proof.field.${way}`)}</Field.Label>
      <Kind ref={field} name="proof" autoFocus {...kinds[way]} />
      {way === 'PASSWORD' ? null : <Field.HelperText>{t(`proof.help.${way}`)}</Field.HelperText>}
    </Field.Root>
  );
}
