import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteInvoiceMutation } from './invoices.generated';

/** Asks, deletes an invoice and tells; true when it is gone. */
export function useDeleteInvoice() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteInvoice] = useDeleteInvoiceMutation();

  return async ({ id, client }: { id: string; client: { name: string } }): Promise<boolean> => {
    const isSure = await confirm({
      title: t('invoices.deleteTitle', { id }),
      body: t('invoices.deleteBody', { name: client.name }),
      confirmLabel: t('invoices.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteInvoice({ variables: { id } });
      notify({ type: 'success', title: t('invoices.deleted', { id }) });
      return true;
    } catch (error) {
      notifyError(t('invoices.deleteFailed', { id }), error);
      return false;
    }
  };
}
