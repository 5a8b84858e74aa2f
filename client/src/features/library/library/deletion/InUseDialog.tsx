import { Box, Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../apollo/errors';
import { UseList } from '../medium/UseList';
import { modal } from '../../../../kit/layout/modal';

export interface Blocked {
  title: string;
  error: Pick<ApiError, 'uses' | 'total'>;
}

/** Explains that a record cannot be deleted because it is in use, with links to its uses. */
export default function InUseDialog({ blocked, onClose }: { blocked: Blocked; onClose: () => void }) {
  const { t } = useTranslation();
  const { uses = [], total = uses.length } = blocked.error;
  const unseen = total - uses.length;
  return (
    <Dialog.Root
      {...modal}
      open
      role="alertdialog"
      placement="center"
      size="xs"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title textStyle="md">
                {t('multimedia.inUse.title', { title: blocked.title })}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="4">
              <Stack gap="3">
                <Text color="fg.muted">{t('multimedia.inUse.body', { count: total })}</Text>
                <Box maxH="40vh" overflowY="auto" onClick={onClose}>
                  <UseList uses={uses} />
                </Box>
                {unseen > 0 && uses.length > 0 ? (
                  <Text textStyle="xs" color="fg.muted">
                    {t('multimedia.inUse.unseen', { count: unseen })}
                  </Text>
                ) : null}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('actions.close')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
