import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { modal } from '../../../../kit/layout/modal';
import type { Scope } from './useCalendarWrites';

const scopes: readonly Scope[] = ['occurrence', 'following', 'all'];

/** Dialog that asks which days of a series a change should apply to. */
export function ScopeDialog({
  title,
  onAnswer,
}: {
  title: string;
  onAnswer: (scope: Scope | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      {...modal}
      open
      role="alertdialog"
      placement="center"
      onOpenChange={({ open }) => !open && onAnswer(undefined)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="sm">
            <Dialog.Header pb="2">
              <Dialog.Title textStyle="md">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="2">
                {scopes.map((scope) => (
                  <Button
                    key={scope}
                    variant="outline"
                    justifyContent="start"
                    onClick={() => onAnswer(scope)}
                  >
                    {t(`calendar.scopes.${scope}`)}
                  </Button>
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="ghost" onClick={() => onAnswer(undefined)}>
                {t('actions.cancel')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
