import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Dialog with a secret that is shown only once. Closes by its button, not by a click outside. */
export function SecretDialog({
  title,
  description,
  doneLabel,
  onClose,
  children,
}: {
  title: string;
  description: string;
  doneLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open placement="center" size="sm" closeOnInteractOutside={false} closeOnEscape={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title textStyle="md">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="4">
              <Stack gap="4">
                <Dialog.Description color="fg.muted">{description}</Dialog.Description>
                {children}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button colorPalette="brand" onClick={onClose}>
                {doneLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
