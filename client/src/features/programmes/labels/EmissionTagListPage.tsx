import { Tag } from 'lucide-react';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { emissionTags } from './labels';
import { useFoundTags } from './foundLabels';
import { useMergeEmissionTagsMutation } from './labels.generated';
import { useMerging } from './useMerging';
import { inOwnOrder, useLabelColumns } from './useLabelColumns';

/** List of the emission tags. */
export default function EmissionTagListPage() {
  const { name, position, emissions } = useLabelColumns();
  const { moreActions, drawer } = useMerging({
    subject: 'EmissionTag',
    useFound: useFoundTags,
    merge: useMergeEmissionTagsMutation(),
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
