import { useFormat } from '../../../kit/data/format/useFormat';
import { amountText } from '../../../kit/form/money';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { useInvoiceBinQuery, useRestoreInvoiceMutation } from '../invoices.generated';
import { invoicePaths } from '../paths';
import { useInvoiceColumns } from './useInvoiceColumns';

/** Recycle bin of invoices: deleted invoices can be restored, and are never erased. */
export default recycleBin(useInvoiceBinQuery)({
  name: 'invoices-bin',
  useActions: () => restoreBy(useRestoreInvoiceMutation()),
  nameOf: ({ id }) => `#${id}`,
  useColumns: (t) => {
    const format = useFormat();
    return [
      ...useInvoiceColumns(),
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
    ];
  },
  list: { to: invoicePaths.list, title: 'invoices.title' },
  description: 'invoices.binHint',
  search: 'invoices.search',
});
