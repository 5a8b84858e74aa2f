import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { notify } from '../../kit/feedback/notify';
import type { BulkDelete, BulkRestore } from '../../kit/list/bulk/bulk';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import type { RowAction } from '../../kit/list/table/RowActions';

interface Titled {
  id: string;
  title: string;
}

interface Row {
  id: string;
  /** Whether the viewer may change it; left out where whoever may change any may change all. */
  isMine?: boolean;
}

const isFor = ({ isMine = true }: Row) => isMine;

type Change = readonly [(options: { variables: { id: string } }) => Promise<unknown>, ...unknown[]];

/**
 * How emissions or episodes go into their recycle bin, at once and with the offer to take them back, and how they come out of
 * it. The changes are what the generated hooks give.
 */
export function useRecycling([remove]: Change, [restore]: Change) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();

  const takeBack = async ({ id, title }: Titled) => {
    try {
      await restore({ variables: { id } });
      notify({ type: 'success', title: t('planning.bin.restored', { title }) });
    } catch (error) {
      notifyError(t('planning.bin.restoreFailed', { title }), error);
    }
  };
  /** True when it is there. */
  const recycle = async (record: Titled): Promise<boolean> => {
    const { id, title } = record;
    try {
      await remove({ variables: { id } });
      notify({
        type: 'success',
        title: t('planning.bin.moved', { title }),
        action: { label: t('actions.undo'), onClick: () => void takeBack(record) },
      });
      return true;
    } catch (error) {
      const { code, total = 0 } = apiErrorOf(error);
      const message = t('planning.bin.deleteFailed', { title });
      if (code === 'IN_USE')
        notify({ type: 'error', title: message, description: t('emissions.hasEpisodes', { count: total }) });
      else notifyError(message, error);
      return false;
    }
  };
  /** What a list offers for a row, to whoever may delete some at all. */
  const rowActions =
    (mayDelete: boolean) =>
    (row: Titled & Row): RowAction[] =>
      mayDelete && isFor(row)
        ? [
            {
              label: t('actions.delete'),
              icon: Trash2,
              isDestructive: true,
              onClick: () => void recycle(row),
            },
          ]
        : [];
  const removeOne = ({ id }: Row) => remove({ variables: { id } });
  const restoreOne = ({ id }: Row) => restore({ variables: { id } });
  /** Several at once: what is not one's own is left out. */
  const bulkDelete: BulkDelete<Row> = { remove: removeOne, restore: restoreOne, isFor };
  const bulkRestore: BulkRestore<Row> = { restore: restoreOne, isFor };
  return { recycle, takeBack, rowActions, bulkDelete, bulkRestore };
}
