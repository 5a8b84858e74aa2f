import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { modal } from '../../../../kit/layout/modal';
import { Clashes } from './Clashes';
import type { ScheduleConflict } from './conflict';

/** Says why something could not be moved: it is where it was. */
export function ConflictDialog({ conflict, onClose }: { conflict: ScheduleConflict; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog.Root {...modal} open placement="center" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="md">
            <Dialog.Header pb="2">
              <Dialog.Title textStyle="md">{t('calendar.notMoved')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Clashes conflict={conflict} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{t('actions.close')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
