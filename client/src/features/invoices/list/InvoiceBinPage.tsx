import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { amountText } from '../../../kit/form/money';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { useInvoiceBinQuery, useRestoreInvoiceMutation } from '../invoices.generated';
import { invoicePaths } from '../paths';
import { useInvoiceColumns } from './useInvoiceColumns';

/** Recycle bin of invoices: deleted invoices can be restored, and are never erased. */
export default function InvoiceBinPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const notifyError = useNotifyError();
  const [restore] = useRestoreInvoiceMutation();

  const takeBack = async (id: string) => {
    try {
      await restore({ variables: { id } });
      notify({ type: 'success', title: t('invoices.restored', { id }) });
    } catch (error) {
      notifyError(t('invoices.restoreFailed', { id }), error);
    }
  };
  const columns = useInvoiceColumns();
  const list = useListPage(useInvoiceBinQuery, {
    name: 'invoices-bin',
    columns: [
      ...columns,
      {
        key: 'total',
        header: t('invoices.total'),
        sortBy: 'total',
        align: 'end',
        width: '140px',
        cell: ({ total, currency }) => format.money(total, currency),
        text: ({ total, currency }) => `${amountText(total, currency)} ${currency}`,
        card: 'end',
      },
      {
        key: 'issuedDate',
        header: t('invoices.issued'),
        sortBy: 'issuedDate',
        from: 'lg',
        width: '140px',
        cell: ({ issuedDate }) => format.date(issuedDate),
      },
      deletedColumn(t('invoices.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('invoices.bin')}
      description={t('invoices.binHint')}
      back={{ to: invoicePaths.list, label: t('invoices.title') }}
      icon={Trash2}
      searchLabel={t('invoices.search')}
      emptyText={t('invoices.binEmpty')}
      rowName={({ id }) => `#${id}`}
      bulkRestore={{ restore: ({ id }) => restore({ variables: { id } }) }}
      rowActions={({ id }) => [
        { label: t('invoices.restore'), icon: ArchiveRestore, onClick: () => void takeBack(id) },
      ]}
      maxRowActions={1}
    />
  );
}
