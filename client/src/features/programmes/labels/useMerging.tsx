import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import type { UseFound } from '../../../kit/form/pickers/found';
import type { RowAction } from '../../../kit/list/table/RowActions';
import { MergeDrawer, type MergedLabel, type MergeLabels } from './MergeDrawer';

interface Options {
  /** Type of the label in permissions. */
  subject: string;
  useFound: UseFound;
  /** Result of the generated mutation hook. */
  merge: readonly [MergeLabels, ...unknown[]];
}

/** Row action and drawer that merge a label into another. */
export function useMerging({ subject, useFound, merge: [merge] }: Options) {
  const { t } = useTranslation();
  const can = useCan();
  const [merged, setMerged] = useState<MergedLabel>();
  const mayMerge = can({ action: 'update', subject }) && can({ action: 'delete', subject });
  return {
    moreActions: (row: MergedLabel): RowAction[] =>
      mayMerge ? [{ label: t('planning.merge.open'), icon: Merge, onClick: () => setMerged(row) }] : [],
    drawer: merged ? (
      <MergeDrawer label={merged} useFound={useFound} merge={merge} onClose={() => setMerged(undefined)} />
    ) : null,
  };
}
