import { Dialog, Portal, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReauthenticationMethod } from '../../apollo/session/reauthenticationMethod';
import { requestPasskey } from './browserPasskeys';
import { useProveIdentityMutation, useStartPasskeyMutation } from './proveIdentity.generated';
import { ReauthenticationForm } from './ReauthenticationForm';
import { modal } from '../layout/modal';

interface Props {
  methods: readonly ReauthenticationMethod[];
  onAnswer: (isProven: boolean) => void;
}

/** Reauthentication dialog. The interrupted action continues afterwards. */
export default function ReauthenticationDialog({ methods, onAnswer }: Props) {
  const { t } = useTranslation();
  const [prove] = useProveIdentityMutation();
  const [startPasskey] = useStartPasskeyMutation();
  const field = useRef<HTMLInputElement>(null);

  const provePasskey = async () => {
    const passkey = await requestPasskey((await startPasskey()).data!.startPasskey);
    if (!passkey) return;
    await prove({ variables: { passkey } });
    onAnswer(true);
  };

  return (
    <Dialog.Root
      {...modal}
      open
      placement="center"
      size="xs"
      onOpenChange={({ open }) => {
        if (!open) onAnswer(false);
      }}
      initialFocusEl={() => field.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title textStyle="md">{t('proof.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Stack gap="4">
                <Dialog.Description color="fg.muted">{t('proof.body')}</Dialog.Description>
                <ReauthenticationForm
                  methods={methods}
                  field={field}
                  submitLabel={t('proof.confirm')}
                  onTyped={async (way, text) => {
                    await prove({ variables: way === 'PASSWORD' ? { password: text } : { code: text } });
                    onAnswer(true);
                  }}
                  onPasskey={provePasskey}
                  onCancel={() => onAnswer(false)}
                />
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
