import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { PodcastPreviewDocument, useRenewPodcastPreviewMutation } from './podcasts.generated';

/**
 * Returns functions that load and replace the preview URL of a podcast. The preview also contains unpublished episodes that
 * have a sound. Both functions show an error message and resolve to undefined when the request fails.
 */
export function usePreviewAddress() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [renewPreview] = useRenewPodcastPreviewMutation();

  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      return await work();
    } catch (error) {
      notifyError(t('podcasts.failed'), error);
      return undefined;
    }
  };
  const fetchAddress = (id: string) =>
    attempt(async () => {
      const { data } = await client.query({
        query: PodcastPreviewDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const address = data?.podcast?.previewUrl ?? undefined;
      if (!address) notify({ type: 'info', title: t('podcasts.notYours') });
      return address;
    });
  /** Replaces the preview address; the old one stops working. */
  const renew = (id: string) =>
    attempt(async () => {
      const { data } = await renewPreview({ variables: { id } });
      notify({ type: 'success', title: t('podcasts.renewed') });
      return data?.renewPodcastPreview.previewUrl ?? undefined;
    });
  return { fetchAddress, renew };
}
