import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asideColumn } from '../../../kit/plain/columns';
import { useMerging } from '../../../kit/merging/useMerging';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { classifications } from './labels';
import { useFoundClassifications } from './foundLabels';
import { useMergeClassificationsMutation } from './labels.generated';
import { inOwnOrder, useLabelColumns, useMergeEffect } from './useLabelColumns';

/** List of the classifications of emissions: their audience ratings. */
export default function ClassificationListPage() {
  const { t } = useTranslation();
  const { name, position, emissions } = useLabelColumns();
  const { moreActions, drawer } = useMerging({
    subject: 'Classification',
    useFound: useFoundClassifications,
    merge: useMergeClassificationsMutation(),
    effect: useMergeEffect(),
  });
  return (
    <>
      <PlainListPage
        of={classifications}
        icon={UsersRound}
        defaultSort={inOwnOrder}
        moreActions={moreActions}
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
      {drawer}
    </>
  );
}
