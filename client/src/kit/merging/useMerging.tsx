import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../access/useCan';
import type { UseFound } from '../form/pickers/found';
import type { RowAction } from '../list/table/RowActions';
import { MergeDrawer, type MergedRecord, type MergeRecords } from './MergeDrawer';

interface Options<TRow extends MergedRecord> {
  /** Type of the record in permissions. */
  subject: string;
  useFound: UseFound;
  /** Result of the generated mutation hook. */
  merge: readonly [MergeRecords, ...unknown[]];
  /** Effect of the merge on the records that use a merged one. */
  effect: (row: TRow) => string;
}

/** Row action and drawer that merge a record into another of its type. */
export function useMerging<TRow extends MergedRecord>({
  subject,
  useFound,
  merge: [merge],
  effect,
}: Options<TRow>) {
  const { t } = useTranslation();
  const can = useCan();
  const [merged, setMerged] = useState<TRow>();
  const mayMerge = can({ action: 'update', subject }) && can({ action: 'delete', subject });
  return {
    moreActions: (row: TRow): RowAction[] =>
      mayMerge ? [{ label: t('merging.open'), icon: Merge, onClick: () => setMerged(row) }] : [],
    drawer: merged ? (
      <MergeDrawer
        merged={merged}
        effect={effect(merged)}
        useFound={useFound}
        merge={merge}
        onClose={() => setMerged(undefined)}
      />
    ) : null,
  };
}
