import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/ListPage';
import type { ListPageProps } from '../../kit/list/listPageProps';
import type { useRecycling } from './useRecycling';

interface Row {
  id: string;
  /** False for rows that the viewer may not restore. */
  isMine?: boolean;
}

type Props<TRow extends Row, TSortKey extends string> = Pick<
  ListPageProps<TRow, TSortKey>,
  'list' | 'description' | 'back' | 'searchLabel' | 'rowName'
> & { recycling: ReturnType<typeof useRecycling> };

/** A recycle bin of the programmes or the calendar. Rows can be restored, one by one or several at once. */
export function RecycleBinPage<TRow extends Row, TSortKey extends string>({
  recycling: { takeBack, bulkRestore },
  ...page
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const restore = (row: TRow) => takeBack({ id: row.id, title: page.rowName(row) });
  return (
    <ListPage
      {...page}
      title={t('planning.bin.title')}
      icon={Trash2}
      emptyText={t('planning.bin.empty')}
      bulkRestore={bulkRestore}
      rowActions={(row) =>
        row.isMine === false
          ? []
          : [{ label: t('planning.bin.restore'), icon: ArchiveRestore, onClick: () => void restore(row) }]
      }
      maxRowActions={1}
    />
  );
}
