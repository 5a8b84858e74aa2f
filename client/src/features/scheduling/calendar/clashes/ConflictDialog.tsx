import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { modal } from '../../../../kit/layout/modal';
import { Clashes } from './Clashes';
import type { ScheduleConflict } from './conflict';

/** A change to the calendar that the server rejected because of a schedule conflict. */
export interface Refused {
  conflict: ScheduleConflict;
  title: string;
  /** Tries again with another start time. Undefined for changes without a start time. */
  onStart?: ((time: string) => void) | undefined;
}

/** Dialog that explains a schedule conflict. Offers other start times, unless the change has no start time. */
export function ConflictDialog({
  refused: { conflict, title, onStart },
  onClose,
}: {
  refused: Refused;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog.Root {...modal} open placement="center" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="md">
            <Dialog.Header pb="2">
              <Dialog.Title textStyle="md">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Clashes
                conflict={conflict}
                {...(onStart && {
                  onStart: (time: string) => {
                    onClose();
                    onStart(time);
                  },
                })}
              />
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
