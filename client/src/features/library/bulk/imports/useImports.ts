import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSerialRefetch } from '../../../../apollo/live/useSerialRefetch';
import { useMissed } from '../../../../apollo/live/useMissed';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import type { LibraryKind } from '../../media/kinds';
import { useEditMediaMutation } from '../bulk.generated';
import {
  MetadataImportsDocument,
  useCancelMetadataImportMutation,
  useDeleteMetadataImportMutation,
  useMetadataImportChangedSubscription,
  useMetadataImportsQuery,
  type MetadataImportFieldsFragment,
} from './imports.generated';

export const isUnderWay = ({ state }: MetadataImportFieldsFragment) =>
  state === 'WAITING' || state === 'RUNNING';

/** The viewer’s running import of any media kind. When none is running, their last import of this kind. With live progress. */
export function useImports(kind: LibraryKind, isAllowed: boolean) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { cache } = client;
  const notifyError = useNotifyError();
  const query = useMetadataImportsQuery({ fetchPolicy: 'cache-and-network', skip: !isAllowed });
  const { again, isUnderWay: isReloading } = useSerialRefetch(query.loading, () =>
    client.query({
      query: MetadataImportsDocument,
      fetchPolicy: 'network-only',
      // Without this, the query could share a pending request, whose response may be older than the change.
      context: { queryDeduplication: false },
    }),
  );
  const known = query.data?.metadataImports ?? [];
  useMetadataImportChangedSubscription({
    ignoreResults: true,
    skip: !isAllowed,
    // The event has already updated a known import in the cache. Other imports require a reload.
    onData: ({ data }) => {
      const changed = data.data?.metadataImportChanged;
      if (!changed || isReloading() || !known.some(({ id }) => id === changed.id)) void again();
    },
  });
  useMissed(() => void again());

  const shown =
    known.find(isUnderWay) ??
    known.find((metadataImport) => metadataImport.kind === kind && metadataImport.state !== 'ARRIVING');
  const isOver = shown !== undefined && !isUnderWay(shown);
  const wasUnderWay = useRef<string>(undefined);
  useEffect(() => {
    // The import has ended: reload the lists it may have changed.
    if (shown && isOver && wasUnderWay.current === shown.id) useEditMediaMutation.forget(cache, { ids: [] });
    wasUnderWay.current = shown && !isOver ? shown.id : undefined;
  }, [cache, isOver, shown]);

  const [cancelImport, cancelling] = useCancelMetadataImportMutation();
  const [deleteImport, forgetting] = useDeleteMetadataImportMutation();
  const run = (failed: string, work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      notifyError(failed, error);
    }
    await again();
  };
  const variables = { id: shown?.id ?? '' };
  return {
    shown,
    again: () => void again(),
    isBusy: cancelling.loading || forgetting.loading,
    cancel: run(t('bulk.imports.notCancelled'), () => cancelImport({ variables })),
    forget: run(t('bulk.imports.notForgotten'), () => deleteImport({ variables })),
  };
}
