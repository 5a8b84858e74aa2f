import { Tag } from 'lucide-react';
import { useMerging } from '../../../kit/merging/useMerging';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { emissionTags } from './labels';
import { useFoundTags } from './foundLabels';
import { useMergeEmissionTagsMutation } from './labels.generated';
import { inOwnOrder, useLabelColumns, useMergeEffect } from './useLabelColumns';

/** List of the emission tags. */
export default function EmissionTagListPage() {
  const { name, position, emissions } = useLabelColumns();
  const { moreActions, drawer } = useMerging({
    subject: 'EmissionTag',
    useFound: useFoundTags,
    merge: useMergeEmissionTagsMutation(),
    effect: useMergeEffect(),
  });
  return (
    <>
      <PlainListPage
        of={emissionTags}
        icon={Tag}
        defaultSort={inOwnOrder}
        moreActions={moreActions}
        columns={[name, position, emissions]}
      />
      {drawer}
    </>
  );
}
