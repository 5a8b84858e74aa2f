import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import type { TranslationKey } from '../../i18n/keys';
import { useConfirm } from '../feedback/confirm/ConfirmProvider';
import { notify } from '../feedback/toasts/notify';
import { useNotifyError } from '../feedback/toasts/useNotifyError';

/**
 * A section of the translations with the texts for deletion. These are `deleteTitle`, `deleteBody`, `delete`, `deleted`
 * and `deleteFailed`.
 */
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
  /** Values that the texts contain, such as the record's name. */
  values?: (record: TRecord) => Record<string, string | number>;
  /** Text that is shown when the server rejects the deletion because the record is in use. */
  inUse?: TranslationKey;
  /** Result of the generated mutation hook that restores a record. The notification then offers undo. */
  restore?: readonly [Change, ...unknown[]];
}

/**
 * Returns a function that deletes a record after a confirmation and shows the result in a message. It resolves to true when the record
 * was deleted. The first argument is the result of the generated mutation hook, the second the section of the translations that
 * contains the texts.
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
