import { Button } from '@chakra-ui/react';
import { Pencil, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can, useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { amountText } from '../../../kit/form/money';
import { daysOf } from '../../../kit/list/filters/periodMoments';
import { Balance } from '../Balance';
import { useInvoiceListQuery } from '../invoices.generated';
import { InvoiceStatusBadge, invoiceStatuses } from '../InvoiceStatusBadge';
import { invoicePaths } from '../paths';
import { useBulkInvoices } from './useBulkInvoices';
import { useClientNames } from '../edit/useClientNames';
import { useDeleteInvoice } from '../useDeleteInvoice';
import { useInvoiceColumns } from './useInvoiceColumns';

/** List of invoices, with search by number and client, and filters for status, client and dates. */
export default function InvoiceListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const deleteInvoice = useDeleteInvoice();
  const bulk = useBulkInvoices();
  const [clients, searchClients] = useClientNames();

  const columns = useInvoiceColumns();
  const list = useListPage(useInvoiceListQuery, {
    name: 'invoices',
    columns: [
      ...columns,
      {
        key: 'service',
        header: t('invoices.service'),
        sortBy: 'service',
        from: '2xl',
        width: '260px',
        cell: ({ service }) => t(`invoices.services.${service}`),
      },
      {
        key: 'total',
        header: t('invoices.total'),
        sortBy: 'total',
        align: 'end',
        width: '120px',
        cell: ({ total, currency }) => format.money(total, currency),
        text: ({ total, currency }) => `${amountText(total, currency)} ${currency}`,
        card: 'end',
      },
      {
        key: 'issuedDate',
        header: t('invoices.issued'),
        sortBy: 'issuedDate',
        from: 'lg',
        width: '124px',
        cell: ({ issuedDate }) => format.date(issuedDate),
      },
      {
        key: 'dueDate',
        header: t('invoices.due'),
        sortBy: 'dueDate',
        from: 'xl',
        width: '124px',
        cell: ({ dueDate }) => format.date(dueDate),
      },
      {
        key: 'balance',
        header: t('invoices.balance'),
        sortBy: 'balance',
        align: 'end',
        width: '120px',
        from: 'md',
        cell: ({ balance, currency }) => <Balance minorUnits={balance} currency={currency} />,
        text: ({ balance, currency }) => `${amountText(balance, currency)} ${currency}`,
      },
      {
        key: 'status',
        header: t('invoices.status'),
        sortBy: 'invoiceStatus',
        width: '158px',
        cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus} />,
        text: ({ invoiceStatus }) => t(`invoices.statuses.${invoiceStatus}`),
        card: 'end',
      },
    ],
    filters: [
      {
        field: 'invoiceStatus',
        label: t('invoices.status'),
        options: invoiceStatuses.map((value) => ({ value, label: t(`invoices.statuses.${value}`) })),
      },
      {
        field: 'clientName',
        kind: 'text',
        label: t('invoices.client'),
        suggestions: clients.map(({ name }) => name),
        onType: searchClients,
      },
      { field: 'issuedDate', kind: 'days', label: t('invoices.issued'), daysOf },
      { field: 'dueDate', kind: 'days', label: t('invoices.due'), daysOf },
    ],
  });

  const addButton = (
    <Can action="create" subject="Invoice">
      <Button asChild colorPalette="brand">
        <Link to={invoicePaths.create}>
          <Plus aria-hidden /> {t('invoices.add')}
        </Link>
      </Button>
    </Can>
  );

  return (
    <ListPage
      list={list}
      title={t('invoices.title')}
      description={t('invoices.description')}
      icon={ReceiptText}
      searchLabel={t('invoices.search')}
      actions={
        <>
          <Can action="delete" subject="Invoice">
            <Button asChild variant="outline">
              <Link to={invoicePaths.bin}>
                <Trash2 aria-hidden /> {t('recycleBin.title')}
              </Link>
            </Button>
          </Can>
          {addButton}
        </>
      }
      {...bulk}
      emptyText={t('invoices.empty')}
      emptyAction={addButton}
      rowName={({ id }) => `#${id}`}
      rowLink={({ id }) => invoicePaths.detail(id)}
      rowActions={(invoice) => [
        ...(can({ action: 'update', subject: 'Invoice' })
          ? [{ label: t('actions.edit'), icon: Pencil, to: invoicePaths.edit(invoice.id) }]
          : []),
        ...(can({ action: 'delete', subject: 'Invoice' })
          ? [
              {
                label: t('actions.delete'),
                icon: Trash2,
                isDestructive: true,
                onClick: () => void deleteInvoice(invoice),
              },
            ]
          : []),
      ]}
    />
  );
}
