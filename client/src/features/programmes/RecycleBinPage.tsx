import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../kit/list/ListPage';
import type { ListPageProps } from '../../kit/list/listPageProps';
import type { useRecycling } from './useRecycling';

interface Row {
  id: string;
  /** False when the viewer may not restore the row. */
  isMine?: boolean;
}

type Props<TRow extends Row, TSortKey extends string> = Pick<
  ListPageProps<TRow, TSortKey>,
  'list' | 'description' | 'back' | 'searchLabel' | 'rowName'
> & { recycling: ReturnType<typeof useRecycling> };

/** Recycle bin of programmes or schedule records. Rows can be restored singly or in bulk. */
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
