import { CloseButton, Drawer, Portal, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, NotFound } from '../../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../../kit/feedback/useDelayed';

interface Props<TRecord> {
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  record: TRecord | null | undefined;
  onClose: () => void;
  children: (record: TRecord) => ReactNode;
}

/** A drawer that edits a record once it is there; until then its place, or why it is not. */
export function EditDrawerState<TRecord>({ query, record, onClose, children }: Props<TRecord>) {
  const { t } = useTranslation();
  const { loading, error, refetch } = query;
  const isSlow = useDelayed(loading && !record);
  if (record) return children(record);
  if (loading && !isSlow) return null;
  return (
    <Drawer.Root open size="sm" placement="end" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header borderBottomWidth="1px" px="5" py="4">
              <Drawer.Title textStyle="md" flex="1">
                {t('actions.edit')}
              </Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label={t('actions.close')} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="5" py="5">
              {loading ? (
                <Stack gap="4">
                  {['a', 'b', 'c', 'd', 'e'].map((key) => (
                    <Skeleton key={key} h="9" />
                  ))}
                </Stack>
              ) : error ? (
                <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
              ) : (
                <NotFound />
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
