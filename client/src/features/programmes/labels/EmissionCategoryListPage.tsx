import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asideColumn } from '../../../kit/plain/columns';
import { useMerging } from '../../../kit/merging/useMerging';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { emissionCategories } from './labels';
import { useFoundCategories } from './foundLabels';
import { useMergeEmissionCategoriesMutation } from './labels.generated';
import { inOwnOrder, useLabelColumns, useMergeEffect } from './useLabelColumns';

/** List of the emission categories. */
export default function EmissionCategoryListPage() {
  const { t } = useTranslation();
  const { name, position, emissions } = useLabelColumns();
  const { moreActions, drawer } = useMerging({
    subject: 'EmissionCategory',
    useFound: useFoundCategories,
    merge: useMergeEmissionCategoriesMutation(),
    effect: useMergeEffect(),
  });
  return (
    <>
      <PlainListPage
        of={emissionCategories}
        icon={Shapes}
        defaultSort={inOwnOrder}
        moreActions={moreActions}
        columns={[
          { ...name, width: '28%' },
          asideColumn('description', t('planning.fields.description'), { from: 'md', card: 'detail' }),
          position,
          emissions,
        ]}
      />
      {drawer}
    </>
  );
}
