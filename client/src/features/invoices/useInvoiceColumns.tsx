import { useTranslation } from 'react-i18next';
import { Person } from '../../kit/data/Person';

interface Shown {
  id: string;
  client: { name: string; companyEmail: string; avatar: string };
}

/** What every list of invoices begins with: the number, and whom it is for. */
export function useInvoiceColumns() {
  const { t } = useTranslation();
  return [
    {
      key: 'id',
      header: t('invoices.number'),
      sortBy: 'id',
      width: '92px',
      isFixed: true,
      cell: ({ id }: Shown) => <span className="row-number">#{id}</span>,
      card: 'detail',
    },
    {
      key: 'client',
      header: t('invoices.client'),
      sortBy: 'clientName',
      cell: ({ client }: Shown) => (
        <Person name={client.name} detail={client.companyEmail} src={client.avatar} />
      ),
      card: 'title',
    },
  ] as const;
}
