import { Box, Stack, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import type { Duplicate } from './duplicate';
import { useMergeMediaMutation } from './duplicates.generated';

/** Returns a function that merges media after a confirmation. The function calls `onMerged` to update the page, and notifies the user. */
export function useMergeMedia(onMerged: () => unknown) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const cache = useApolloClient().cache;
  const [mergeMedia] = useMergeMediaMutation({ forgets: false });

  return async (target: Duplicate, merged: readonly Duplicate[]): Promise<void> => {
    const { title } = target;
    const isSure = await confirm({
      title: t('duplicates.mergeTitle', { title }),
      body: (
        <Stack gap="2">
          <Text>{t('duplicates.toBin', { count: merged.length })}</Text>
          <Box as="ul" ps="5" listStyleType="disc" color="fg" maxH="12rem" overflow="auto">
            {merged.map((medium) => (
              <li key={medium.id}>
                <bdi>{[medium.title, medium.credit].filter(Boolean).join(' · ')}</bdi>
              </li>
            ))}
          </Box>
          <Text>{t('duplicates.places')}</Text>
        </Stack>
      ),
      confirmLabel: t('duplicates.merge', { count: merged.length }),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      const ids = merged.map(({ id }) => id);
      await mergeMedia({ variables: { intoId: target.id, fromIds: ids } });
      // Update the page first. Otherwise the page would refetch the group that no longer exists.
      await onMerged();
      // The remaining medium takes over the uses of the merged ones.
      useMergeMediaMutation.forget(cache, { ids: [target.id, ...ids] });
      notify({ type: 'success', title: t('duplicates.merged', { title, count: merged.length }) });
    } catch (error) {
      notifyError(t('duplicates.mergeFailed', { title }), error);
    }
  };
}
