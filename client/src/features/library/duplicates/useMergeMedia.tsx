import { Box, Stack, Text } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../kit/feedback/notify';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import type { Duplicate } from './duplicate';
import { useMergeMediaMutation } from './duplicates.generated';

/** Asks by name, keeps one of several media, lets the page that showed them go on, and tells. */
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
      await mergeMedia({ variables: { keepId: target.id, otherIds: ids } });
      // What a page still shows would be asked for once more when it is forgotten, beside the page's own question.
      await goOn();
      // The one that stays is used in other places now.
      useMergeMediaMutation.forget(cache, { ids: [target.id, ...ids] });
      notify({ type: 'success', title: t('duplicates.merged', { title, count: others.length }) });
    } catch (error) {
      notifyError(t('duplicates.mergeFailed', { title }), error);
    }
  };
}
