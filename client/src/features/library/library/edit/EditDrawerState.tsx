import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, NotFound } from '../../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';

interface Props<TRecord> {
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  record: TRecord | null | undefined;
  onClose: () => void;
  children: (record: TRecord) => ReactNode;
}

/** Drawer that edits a record: shows a placeholder while it loads, or the error. */
export function EditDrawerState<TRecord>({ query, record, onClose, children }: Props<TRecord>) {
  const { t } = useTranslation();
  const { loading, error, refetch } = query;
  const isSlow = useDelayed(loading && !record);
  if (record) return children(record);
  if (loading && !isSlow) return null;
  return (
    <SideDrawer title={t('actions.edit')} onClose={onClose}>
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
    </SideDrawer>
  );
}
