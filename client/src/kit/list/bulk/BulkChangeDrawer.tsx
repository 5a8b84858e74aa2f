import { useTranslation } from 'react-i18next';
import { PlainFormDrawer } from '../../form/plain/PlainFormDrawer';
import { forEachRow, type BulkChange } from './bulk';
import { useOutcome } from './useOutcome';

/** Drawer with the fields that can be set on several rows at once. */
export default function BulkChangeDrawer<TRow, TInput>({
  rows,
  rowName,
  form,
  change,
  onDone,
  onClose,
}: BulkChange<TRow, TInput> & {
  rows: readonly TRow[];
  rowName: (row: TRow) => string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const notifyOutcome = useOutcome(rowName);
  return (
    <PlainFormDrawer
      form={form}
      title={t('list.bulk.changeTitle', { count: rows.length })}
      description={t('list.bulk.changeHint')}
      saveLabel={t('actions.save')}
      save={async (input) => {
        const outcome = await forEachRow(rows, (row) => change(row, chosenOf(input)));
        if (outcome.failed.length === 0) onDone();
        notifyOutcome(outcome, { done: 'list.bulk.changed', failed: 'list.bulk.notChanged' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Returns the filled-in fields; empty fields stay unchanged on the rows. */
const chosenOf = <TInput,>(input: TInput) =>
  Object.fromEntries(
    Object.entries(input as object).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  ) as Partial<TInput>;
