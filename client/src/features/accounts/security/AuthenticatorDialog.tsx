import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { TextField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { useConfirmAuthenticatorMutation } from './security.generated';
import { useSecurityAction } from './useSecurityAction';

interface Props {
  secret: { secret: string; uri: string };
  onClose: () => void;
  /** Called after the confirmation, with the new recovery codes; empty when no codes were created. */
  onDone: (codes: readonly string[]) => void;
}

/** Sets up an authenticator app: shows its secret as a QR code, then requests a code as confirmation. */
export function AuthenticatorDialog({ secret: { secret, uri }, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { showNews } = useSecurityAction();
  const [confirm] = useConfirmAuthenticatorMutation(showNews);
  const form = useSaveForm({
    defaultValues: { code: '' },
    save: async (variables) => onDone((await confirm({ variables })).data!.confirmAuthenticator),
  });
  return (
    <FormDrawer form={form} title={t('security.setUpApp')} saveLabel={t('security.turnOn')} onClose={onClose}>
      <Text>{t('security.scan')}</Text>
      <QrCode text={uri} label={t('security.qrLabel')} />
      <Text color="fg.muted">{t('security.orType')}</Text>
      <SecretField
        secret={secret}
        shownAs={secret.match(/.{1,4}/g)!.join(' ')}
        label={t('security.secret')}
      />
      <TextField
        form={form}
        name="code"
        label={t('security.codeFromApp')}
        help={t('proof.help.AUTHENTICATOR')}
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
        validate={(code) => (/^[\d\s]{6,10}$/.test(code) ? undefined : 'invalid')}
      />
    </FormDrawer>
  );
}

/** QR code, black on white in every skin, because cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const svg = renderSVG(text, { border: 3, whiteColor: 'white', blackColor: 'black' });
  return (
    <Box asChild boxSize="12rem" borderRadius="l2" alignSelf="center">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />
    </Box>
  );
}
