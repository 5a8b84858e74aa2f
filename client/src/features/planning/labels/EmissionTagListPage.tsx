import { Tag } from 'lucide-react';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { emissionTags } from './labels';
import { inOwnOrder, useLabelColumns } from './useLabelColumns';

/** The words that emissions are marked with. */
export default function EmissionTagListPage() {
  const { name, position, emissions } = useLabelColumns();
  return (
    <PlainListPage
      of={emissionTags}
      icon={Tag}
      defaultSort={inOwnOrder}
      columns={[name, position, emissions]}
    />
  );
}
