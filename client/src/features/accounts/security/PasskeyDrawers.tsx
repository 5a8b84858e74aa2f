import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/notify';
import { TextField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { askToMakePasskey } from '../../../kit/proof/browserPasskeys';
import { readDevice } from '../sessions/device';
import {
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyRegistrationMutation,
  type OwnPasskeyRowFragment,
} from './security.generated';
import { useSecurityAction } from './useSecurityAction';

const maxNameLength = 60;

/** Names a new passkey, and lets the browser make it. */
export function PasskeyAddDrawer({
  onNewCodes,
  onClose,
}: {
  onNewCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { showNews } = useSecurityAction();
  const [start] = useStartPasskeyRegistrationMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation(showNews);
  const { browser, system } = readDevice(navigator.userAgent);
  const form = useSaveForm({
    defaultValues: { name: browser && system ? t('sessions.device', { browser, system }) : '' },
    save: async ({ name }) => {
      const { data: task } = await start();
      const passkey = await askToMakePasskey(task!.startPasskeyRegistration);
      if (!passkey) return;
      const { data } = await add({ variables: { name, passkey } });
      notify({ type: 'success', title: t('security.passkeyAdded', { name }) });
      onClose();
      onNewCodes(data!.addPasskey.recoveryCodes);
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('security.addPasskey')}
      saveLabel={t('security.addPasskey')}
      onClose={onClose}
    >
      <Text color="fg.muted">{t('security.addPasskeyHint')}</Text>
      <TextField form={form} name="name" label={t('security.name')} maxLength={maxNameLength} />
    </FormDrawer>
  );
}

/** Gives a passkey another name. */
export function PasskeyRenameDrawer({
  passkey: { id, name },
  onClose,
}: {
  passkey: OwnPasskeyRowFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [rename] = useRenamePasskeyMutation();
  const form = useSaveForm({
    defaultValues: { name },
    save: async (values) => {
      await rename({ variables: { id, name: values.name } });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('security.renameNamed', { name })}
      saveLabel={t('actions.rename')}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('security.name')} maxLength={maxNameLength} />
    </FormDrawer>
  );
}
