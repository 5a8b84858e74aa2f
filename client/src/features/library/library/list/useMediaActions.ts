import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useAnalyseMediaAgainMutation } from '../../uploads/uploads.generated';
import type { MediaKindScreens } from '../kinds';
import { useDeleteMediaMutation, useRestoreMediaMutation } from './media.generated';
import type { MediumRow } from '../medium/medium';
import { useDeletion } from '../deletion/useDeletion';

type Named = Pick<MediumRow, 'id' | 'title'>;

/** Returns the actions on media of a kind, and whether the viewer may edit or delete them. */
export function useMediaActions({ type }: Pick<MediaKindScreens, 'type'>) {
  const { t } = useTranslation();
  const can = useCan();
  const cache = useApolloClient().cache as InMemoryCache;
  const notifyError = useNotifyError();
  const [deleteMedia] = useDeleteMediaMutation();
  const [restoreMedia] = useRestoreMediaMutation();
  const [analyseAgain] = useAnalyseMediaAgainMutation();
  const [runDeletion, dialog] = useDeletion();

  return {
    mayEdit: can({ action: 'update', subject: type }),
    mayDelete: can({ action: 'delete', subject: type }) && can({ action: 'delete', subject: 'MediaItem' }),
    /** Must be rendered: it lists the uses that prevent a deletion. */
    dialog,
    remove: ({ id, title }: Named) =>
      runDeletion({
        title,
        remove: () => deleteMedia({ variables: { ids: [id] } }),
        restore: () => restoreMedia({ variables: { ids: [id] } }),
      }),
    analyseAgain: async ({ id, title }: Named) => {
      try {
        const { data } = await analyseAgain({ variables: { id } });
        const { state, failure } = data!.analyseMediaAgain;
        cache.modify({
          id: cache.identify({ __typename: type, id }),
          fields: { state: () => state, failure: () => failure },
        });
        notify({ type: 'info', title: t('multimedia.again.begun', { title }) });
      } catch (error) {
        notifyError(t('multimedia.again.failed', { title }), error);
      }
    },
  };
}

/** Downloads the file of a medium under its original name. */
export function downloadFile(fileUrl: string) {
  const link = document.createElement('a');
  link.href = `${fileUrl}&download`;
  link.download = '';
  link.click();
}
