import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { ListPage } from '../../../../kit/list/ListPage';
import type { List } from '../../../../kit/list/types';

interface Props<TRow extends { id: string }, TSortKey extends string> {
  list: List<TRow, TSortKey>;
  nameOf: (row: TRow) => string;
  back: { to: string; label: string };
  searchLabel: string;
  /** Warning about what else is deleted when a row is deleted permanently. */
  purgeBody: string;
  restore: (row: TRow) => Promise<unknown>;
  purge: (row: TRow) => Promise<unknown>;
}

/**
 * A recycle bin. Rows can be restored, or deleted permanently. The user must type the name to confirm, or the number of several
 * rows.
 */
export function BinPage<TRow extends { id: string }, TSortKey extends string>({
  list,
  nameOf,
  back,
  searchLabel,
  purgeBody,
  restore,
  purge,
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();

  const takeBack = async (row: TRow) => {
    const title = nameOf(row);
    try {
      await restore(row);
      notify({ type: 'success', title: t('multimedia.restored', { title }) });
    } catch (error) {
      notifyError(t('multimedia.restoreFailed', { title }), error);
    }
  };
  const deleteForGood = async (row: TRow) => {
    const title = nameOf(row);
    const isSure = await confirm({
      title: t('multimedia.bin.purgeTitle', { title }),
      body: purgeBody,
      confirmLabel: t('multimedia.bin.purge'),
      isDestructive: true,
      typed: title.trim(),
    });
    if (!isSure) return;
    try {
      await purge(row);
      notify({ type: 'success', title: t('multimedia.bin.purged', { title }) });
    } catch (error) {
      notifyError(t('multimedia.deleteFailed', { title }), error);
    }
  };

  return (
    <ListPage
      list={list}
      title={t('multimedia.bin.title')}
      description={t('multimedia.bin.description')}
      back={back}
      icon={Trash2}
      searchLabel={searchLabel}
      emptyText={t('multimedia.bin.empty')}
      rowName={nameOf}
      bulkRestore={{ restore }}
      bulkDelete={{ remove: purge, forGood: purgeBody, label: t('multimedia.bin.purge') }}
      rowActions={(row) => [
        { label: t('multimedia.bin.restore'), icon: ArchiveRestore, onClick: () => void takeBack(row) },
        {
          label: t('multimedia.bin.purge'),
          icon: Trash2,
          isDestructive: true,
          onClick: () => void deleteForGood(row),
        },
      ]}
    />
  );
}
