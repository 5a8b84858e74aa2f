import { Box, Stack, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import type { Duplicate } from './duplicate';
import { useMergeMediaMutation } from './duplicates.generated';

/** Returns a function that merges media after a confirmation. The function calls `goOn` to update the page, and notifies the user. */
export function useMergeMedia(goOn: () => unknown) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const cache = useApolloClient().cache;
  const [mergeMedia] = useMergeMediaMutation({ forgets: false });

  return async (target: Duplicate, others: readonly Duplicate[]): Promise<void> => {
    const { title } = target;
    const isSure = await confirm({
      title: t('duplicates.mergeTitle', { title }),
      body: (
        <Stack gap="2">
          <Text>{t('duplicates.goesThen', { count: others.length })}</Text>
          <Box as="ul" ps="5" listStyleType="disc" color="fg" maxH="12rem" overflow="auto">
            {others.map((one) => (
              <li key={one.id}>
                <bdi>{[one.title, one.credit].filter(Boolean).join(' · ')}</bdi>
              </li>
            ))}
          </Box>
          <Text>{t('duplicates.places')}</Text>
        </Stack>
      ),
      confirmLabel: t('duplicates.merge', { count: others.length }),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      const ids = others.map(({ id }) => id);
      await mergeMedia({ variables: { intoId: target.id, fromIds: ids } });
      // Update the page first. Otherwise the page would refetch the group that no longer exists.
      await goOn();
      // The remaining medium takes over the uses of the merged ones.
      useMergeMediaMutation.forget(cache, { ids: [target.id, ...ids] });
      notify({ type: 'success', title: t('duplicates.merged', { title, count: others.length }) });
    } catch (error) {
      notifyError(t('duplicates.mergeFailed', { title }), error);
    }
  };
}
