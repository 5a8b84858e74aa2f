import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { nameOf, type CatalogueRecord, type CatalogueKindScreens } from './catalogue';
import { useDeletion } from '../deletion/useDeletion';

/** Returns the actions on artistes or albums, and whether the viewer may edit or delete them. */
export function useCatalogueActions({ type, useRequests }: CatalogueKindScreens) {
  const { t } = useTranslation();
  const can = useCan();
  const notifyError = useNotifyError();
  const requests = useRequests();
  const [runDeletion, dialog] = useDeletion();
  return {
    mayEdit: can({ action: 'update', subject: type }),
    mayDelete: can({ action: 'delete', subject: type }),
    bulkDelete: {
      remove: ({ id }: Pick<CatalogueRecord, 'id'>) => requests.remove(id),
      restore: ({ id }: Pick<CatalogueRecord, 'id'>) => requests.restore(id),
    },
    /** Must be rendered: it lists the uses that prevent a deletion. */
    dialog,
    remove: (record: CatalogueRecord) =>
      runDeletion({
        title: nameOf(record),
        remove: () => requests.remove(record.id),
        restore: () => requests.restore(record.id),
      }),
    confirm: async (record: CatalogueRecord) => {
      const name = nameOf(record);
      try {
        await requests.confirm(record.id);
        notify({ type: 'success', title: t('multimedia.review.confirmed', { name }) });
      } catch (error) {
        notifyError(t('multimedia.review.failed', { name }), error);
      }
    },
  };
}
