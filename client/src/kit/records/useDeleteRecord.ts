import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import type { TranslationKey } from '../../i18n/keys';
import { useConfirm } from '../feedback/ConfirmProvider';
import { notify } from '../feedback/notify';
import { useNotifyError } from '../feedback/useNotifyError';

/** A part of the texts that says how something is deleted: `deleteTitle`, `deleteBody`, `delete`, `deleted`, `deleteFailed`. */
type Deletable = TranslationKey extends infer Key
  ? Key extends `${infer Part}.deleteTitle`
    ? Part
    : never
  : never;

type Change = (options: { variables: { id: string } }) => Promise<unknown>;

type Word =
  | 'deleteTitle'
  | 'deleteBody'
  | 'delete'
  | 'deleted'
  | 'deleteFailed'
  | 'restored'
  | 'restoreFailed';

interface Options<TRecord> {
  /** What the texts say of the record: its name, and whatever else they ask for. */
  values?: (record: TRecord) => Record<string, string | number>;
  /** Why a record that is in use stays, where that is what the server answers. */
  inUse?: TranslationKey;
  /** Takes a record out of its recycle bin, which is offered once it is there: what the generated hook of that gives. */
  restore?: readonly [Change, ...unknown[]];
}

/**
 * Asks, deletes a record and tells; true when it is gone. The first argument is what the generated hook of the mutation
 * gives, the second the part of the texts with the words for it.
 */
export function useDeleteRecord<TRecord extends { id: string }>(
  [remove]: readonly [Change, ...unknown[]],
  texts: Deletable,
  { values = () => ({}), inUse, restore }: Options<TRecord> = {},
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();

  return async (record: TRecord): Promise<boolean> => {
    const text = (name: Word) => String(t(`${texts}.${name}` as TranslationKey, values(record)));
    const takeBack = async ([change]: readonly [Change, ...unknown[]]) => {
      try {
        await change({ variables: { id: record.id } });
        notify({ type: 'success', title: text('restored') });
      } catch (error) {
        notifyError(text('restoreFailed'), error);
      }
    };
    const isSure = await confirm({
      title: text('deleteTitle'),
      body: text('deleteBody'),
      confirmLabel: text('delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await remove({ variables: { id: record.id } });
      notify({
        type: 'success',
        title: text('deleted'),
        ...(restore && { action: { label: t('actions.undo'), onClick: () => void takeBack(restore) } }),
      });
      return true;
    } catch (error) {
      const isInUse = inUse && apiErrorOf(error).fields?.['id'] === 'inUse';
      if (isInUse) notify({ type: 'error', title: text('deleteFailed'), description: String(t(inUse)) });
      else notifyError(text('deleteFailed'), error);
      return false;
    }
  };
}
