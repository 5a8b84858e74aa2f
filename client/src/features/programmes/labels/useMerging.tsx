import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import type { UseFound } from '../../../kit/form/pickers/found';
import type { RowAction } from '../../../kit/list/table/RowActions';
import { MergeDrawer, type MergedLabel, type MergeLabels } from './MergeDrawer';

interface Options {
  /** What the rules call an entry of the list. */
  subject: string;
  useFound: UseFound;
  /** What the generated hook of the mutation gives. */
  merge: readonly [MergeLabels, ...unknown[]];
}

/** How an entry of a kept list becomes one with another: an action of its row, and the drawer that asks for the other. */
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
