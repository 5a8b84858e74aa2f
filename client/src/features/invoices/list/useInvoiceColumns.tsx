import { useTranslation } from 'react-i18next';
import { Person } from '../../../kit/data/people/Person';

interface Shown {
  id: string;
  client: { name: string; companyEmail: string; avatar: string };
}

/** First columns of each list of invoices: the number and the client. */
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
