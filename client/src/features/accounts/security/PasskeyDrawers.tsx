import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { text } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../kit/form/plain/PlainFormDrawer';
import { requestNewPasskey } from '../../../kit/proof/browserPasskeys';
import { readDevice } from '../sessions/device';
import {
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyRegistrationMutation,
  type OwnPasskeyRowFragment,
} from './security.generated';
import { useSecurityAction } from './useSecurityAction';

const nameForm = plainForm<{ name: string }>({
  name: 'name',
  fields: { name: text({ label: 'security.name', maxLength: 60 }) },
});

/** Form that names a new passkey, and lets the browser create it. */
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
  return (
    <PlainFormDrawer
      form={nameForm}
      title={t('security.addPasskey')}
      saveLabel={t('security.addPasskey')}
      begin={{ name: browser && system ? t('sessions.device', { browser, system }) : '' }}
      save={async ({ name }) => {
        const { data: task } = await start();
        const passkey = await requestNewPasskey(task!.startPasskeyRegistration);
        if (!passkey) return;
        const { data } = await add({ variables: { name, passkey } });
        notify({ type: 'success', title: t('security.passkeyAdded', { name }) });
        onClose();
        onNewCodes(data!.addPasskey.recoveryCodes);
      }}
      onClose={onClose}
    >
      {() => <Text color="fg.muted">{t('security.addPasskeyHint')}</Text>}
    </PlainFormDrawer>
  );
}

/** Form that renames a passkey. */
export function PasskeyRenameDrawer({
  passkey: { id, name },
  onClose,
}: {
  passkey: OwnPasskeyRowFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [rename] = useRenamePasskeyMutation();
  return (
    <PlainFormDrawer
      form={nameForm}
      title={t('security.renameNamed', { name })}
      saveLabel={t('actions.rename')}
      begin={{ name }}
      save={async (values) => {
        await rename({ variables: { id, name: values.name } });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
