import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './ConfirmProvider';

/** The dialog of `useConfirm`; the focus starts on the harmless answer. */
export default function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  isDestructive,
  isOpen,
  onAnswer,
}: Question & { isOpen: boolean; onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
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
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancelButton} variant="outline" onClick={() => onAnswer(false)}>
                {cancelLabel ?? t('actions.cancel')}
              </Button>
              <Button colorPalette={isDestructive ? 'red' : 'brand'} onClick={() => onAnswer(true)}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
