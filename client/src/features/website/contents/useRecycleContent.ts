import type { BulkDelete, BulkRestore } from '../../../kit/list/bulk/bulk';
import { useDeleteRecord } from '../../../kit/records/useDeleteRecord';
import { useDeleteContentMutation, useRestoreContentMutation } from './contents.generated';
import { useMayDo } from './status/useMayDo';

interface Row {
  id: string;
  title: string;
  author: { id: string } | null;
}

/** Returns the actions that delete and restore contents: one after a confirmation, or several at once. */
export function useRecycleContent() {
  const mayDo = useMayDo();
  const remove = useDeleteContentMutation();
  const restore = useRestoreContentMutation();
  const recycle = useDeleteRecord<Row>(useDeleteContentMutation(), 'website', {
    values: ({ title }) => ({ title }),
    restore,
  });
  const isFor = (row: Row) => mayDo('delete', row);
  const restoreOne = ({ id }: Row) => restore[0]({ variables: { id } });
  const bulkDelete: BulkDelete<Row> = {
    remove: ({ id }) => remove[0]({ variables: { id } }),
    restore: restoreOne,
    isFor,
  };
  const bulkRestore: BulkRestore<Row> = { restore: restoreOne, isFor };
  return { recycle, bulkDelete, bulkRestore, mayDelete: isFor };
}
