import { Button, Dialog, Field, Input, Portal, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './question';
import { modal } from '../../layout/modal';

/** Dialog of `useConfirm`. The cancel button has the initial focus. */
export default function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDestructive,
  typed,
  isOpen,
  onAnswer,
}: Question & { isOpen: boolean; onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const isSure = typed === undefined || text.trim() === typed;
  return (
    <Dialog.Root
      {...modal}
      role="alertdialog"
      placement="center"
      size="xs"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onAnswer(false);
      }}
      initialFocusEl={() => cancelButton.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title textStyle="md">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" pb="4">
              {body}
              {typed === undefined ? null : (
                <Field.Root gap="1" mt="4">
                  <Field.Label textStyle="compact" color="fg">
                    <Text as="span">{t('form.typeToConfirm', { text: typed })}</Text>
                  </Field.Label>
                  <Input
                    autoComplete="off"
                    dir="auto"
                    value={text}
                    onChange={({ currentTarget }) => setText(currentTarget.value)}
                    onKeyDown={({ key }) => {
                      if (key === 'Enter' && isSure) onAnswer(true);
                    }}
                  />
                </Field.Root>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancelButton} variant="outline" onClick={() => onAnswer(false)}>
                {cancelLabel ?? t('actions.cancel')}
              </Button>
              <Button
                colorPalette={isDestructive ? 'red' : 'brand'}
                disabled={!isSure}
                onClick={() => onAnswer(true)}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
