import { Trash2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { apiErrorOf, type ApiError } from '../../apollo/errors';
import { notify } from '../../kit/feedback/toasts/notify';
import type { BulkDelete } from '../../kit/list/bulk/bulk';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import type { RowAction } from '../../kit/list/table/RowActions';

interface Titled {
  id: string;
  title: string;
}

interface Row {
  id: string;
  /** Whether the viewer may change this record; absent when the right covers all records of its type. */
  isMine?: boolean;
}

const isFor = ({ isMine = true }: Row) => isMine;

/** Text about the uses of an emission. Undefined for other errors, and for uses of other kinds. */
function usesText(t: TFunction, { code, total = 0, uses = [] }: ApiError): string | undefined {
  if (code !== 'IN_USE' || uses.length === 0) return undefined;
  if (uses.some(({ kind }) => kind === 'Podcast')) return t('emissions.hasPodcast');
  const areEpisodes = uses.every(({ kind }) => kind === 'Episode');
  return areEpisodes ? t('emissions.hasEpisodes', { count: total }) : undefined;
}

type Change = readonly [(options: { variables: { id: string } }) => Promise<unknown>, ...unknown[]];

/**
 * Returns the actions that move records to a recycle bin and, as undo, restore them. The parameters are the results of
 * generated mutation hooks.
 */
export function useRecycling([remove]: Change, [restore]: Change) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();

  const takeBack = async ({ id, title }: Titled) => {
    try {
      await restore({ variables: { id } });
      notify({ type: 'success', title: t('recycleBin.restored', { name: title }) });
    } catch (error) {
      notifyError(t('recycleBin.restoreFailed', { name: title }), error);
    }
  };
  /** Moves a record to the recycle bin; returns true on success. */
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
      const message = t('planning.bin.deleteFailed', { title });
      const description = usesText(t, apiErrorOf(error));
      if (description) notify({ type: 'error', title: message, description });
      else notifyError(message, error);
      return false;
    }
  };
  /** Row actions of a list; `mayDelete` is whether the viewer may delete any records of this type. */
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
  /** Bulk deletion; it skips records that the viewer may not change. */
  const bulkDelete: BulkDelete<Row> = { remove: removeOne, restore: restoreOne, isFor };
  return { recycle, rowActions, bulkDelete };
}
