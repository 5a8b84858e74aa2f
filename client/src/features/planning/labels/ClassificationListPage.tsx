import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asideColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { classifications } from './labels';
import { inOwnOrder, useLabelColumns } from './useLabelColumns';

/** For whom emissions are made. */
export default function ClassificationListPage() {
  const { t } = useTranslation();
  const { name, position, emissions } = useLabelColumns();
  return (
    <PlainListPage
      of={classifications}
      icon={UsersRound}
      defaultSort={inOwnOrder}
      columns={[
        { ...name, width: '28%' },
        {
          key: 'minimumAge',
          header: t('planning.fields.minimumAge'),
          sortBy: 'minimumAge',
          width: '120px',
          cell: ({ minimumAge }) => minimumAge ?? '—',
        },
        asideColumn('description', t('planning.fields.description'), { from: 'md', card: 'detail' }),
        position,
        emissions,
      ]}
    />
  );
}
