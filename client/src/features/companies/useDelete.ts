import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../kit/feedback/ConfirmProvider';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useDeleteCompanyMutation } from './companies.generated';
import { useDeleteProductMutation } from './products.generated';

interface Named {
  id: string;
  name: string;
}

/** Asks, deletes a company and tells. */
export function useDeleteCompany() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteCompany] = useDeleteCompanyMutation();
  return async ({ id, name }: Named) => {
    const isSure = await confirm({
      title: t('companies.deleteTitle', { name }),
      body: t('companies.deleteBody'),
      confirmLabel: t('companies.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deleteCompany({ variables: { id } });
      notify({ type: 'success', title: t('companies.deleted', { name }) });
    } catch (error) {
      notifyError(t('companies.deleteFailed', { name }), error);
    }
  };
}

/** Asks, deletes a product and tells; true when it is gone. */
export function useDeleteProduct() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [deleteProduct] = useDeleteProductMutation();
  return async ({ id, name }: Named): Promise<boolean> => {
    const isSure = await confirm({
      title: t('products.deleteTitle', { name }),
      body: t('products.deleteBody'),
      confirmLabel: t('products.delete'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteProduct({ variables: { id } });
      notify({ type: 'success', title: t('products.deleted', { name }) });
      return true;
    } catch (error) {
      notifyError(t('products.deleteFailed', { name }), error);
      return false;
    }
  };
}
