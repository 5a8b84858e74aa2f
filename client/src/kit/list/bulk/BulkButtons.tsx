import { Button } from '@chakra-ui/react';
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { lazyPart } from '../../late/late';
import { forEachRow, rowsFor, type BulkChange, type BulkDelete, type BulkRestore } from './bulk';
import { useOutcome } from './useOutcome';

const loadDrawer = () => import('./BulkChangeDrawer');
const BulkChangeDrawer = lazyPart(loadDrawer);

interface Props<TRow> {
  rows: readonly TRow[];
  rowName: (row: TRow) => string;
  /** Clears the selection. */
  clear: () => void;
}

/** Deletes the selected rows after confirmation. With a recycle bin, the notification offers undo. */
export function BulkDeleteButton<TRow>({
  rows: chosen,
  rowName,
  clear,
  ...how
}: Props<TRow> & BulkDelete<TRow>) {
  const { remove, restore, forGood, label } = how;
  const rows = rowsFor(chosen, how);
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyOutcome = useOutcome(rowName);
  const [isBusy, setIsBusy] = useState(false);

  const takeBack = async (deleted: readonly TRow[]) =>
    restore &&
    notifyOutcome(await forEachRow(deleted, restore), {
      done: 'list.bulk.restored',
      failed: 'list.bulk.notRestored',
    });
  const deleteAll = async () => {
    const isSure = await confirm({
      title: t('list.bulk.deleteTitle', { count: rows.length }),
      body: [
        t(restore ? 'list.bulk.deleteToBin' : 'list.bulk.deleteForGood', { names: namesOf(rows, rowName) }),
        ...(forGood ? [forGood] : []),
      ].join(' '),
      confirmLabel: label ?? t('actions.delete'),
      isDestructive: true,
      ...(forGood !== undefined && { typed: String(rows.length) }),
    });
    if (!isSure) return;
    setIsBusy(true);
    const outcome = await forEachRow(rows, remove);
    setIsBusy(false);
    if (outcome.failed.length === 0) clear();
    notifyOutcome(outcome, {
      done: 'list.bulk.deleted',
      failed: 'list.bulk.notDeleted',
      undo: restore && (() => void takeBack(outcome.done)),
    });
  };
  return (
    <Button
      size="xs"
      variant="outline"
      disabled={rows.length === 0}
      loading={isBusy}
      onClick={() => void deleteAll()}
    >
      <Trash2 aria-hidden /> {label ?? t('actions.delete')}
    </Button>
  );
}

/** Restores the selected rows from the recycle bin. */
export function BulkRestoreButton<TRow>({
  rows: chosen,
  rowName,
  clear,
  ...how
}: Props<TRow> & BulkRestore<TRow>) {
  const rows = rowsFor(chosen, how);
  const { t } = useTranslation();
  const notifyOutcome = useOutcome(rowName);
  const [isBusy, setIsBusy] = useState(false);
  const takeBack = async () => {
    setIsBusy(true);
    const outcome = await forEachRow(rows, how.restore);
    setIsBusy(false);
    if (outcome.failed.length === 0) clear();
    notifyOutcome(outcome, { done: 'list.bulk.restored', failed: 'list.bulk.notRestored' });
  };
  return (
    <Button
      size="xs"
      variant="outline"
      disabled={rows.length === 0}
      loading={isBusy}
      onClick={() => void takeBack()}
    >
      <ArchiveRestore aria-hidden /> {t('list.bulk.restore')}
    </Button>
  );
}

/** Changes some fields of all selected rows. */
export function BulkChangeButton<TRow, TInput>({
  rows: chosen,
  rowName,
  clear,
  ...how
}: Props<TRow> & BulkChange<TRow, TInput>) {
  const rows = rowsFor(chosen, how);
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" disabled={rows.length === 0} onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden /> {t('list.bulk.change')}
      </Button>
      {isOpen ? (
        <Suspense>
          <BulkChangeDrawer
            {...how}
            rows={rows}
            rowName={rowName}
            onDone={clear}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const namesShown = 5;

/** Returns the first names, followed by `…` when there are more. */
const namesOf = <TRow,>(rows: readonly TRow[], rowName: (row: TRow) => string) =>
  [...rows.slice(0, namesShown).map(rowName), ...(rows.length > namesShown ? ['…'] : [])].join(', ');
