import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { calendarPath } from '../paths';
import { useRecycling } from '../../programmes/shared';
import {
  useDeleteSlotMutation,
  useRestoreSlotMutation,
  useSlotBinQuery,
  type SlotBinQuery,
} from './calendar.generated';

type Row = SlotBinQuery['deletedSlots']['items'][number];

/** What was taken out of the calendar as a whole, to be put back where nothing else is by now. */
export default function SlotBinPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { takeBack, bulkRestore } = useRecycling(useDeleteSlotMutation(), useRestoreSlotMutation());
  const nameOf = ({ title, emission, episode, playlist }: Row) =>
    title || emission?.title || episode?.title || playlist?.name || t('calendar.rebroadcast');
  const list = useListPage(useSlotBinQuery, {
    name: 'slots-bin',
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: (row) => <bdi>{nameOf(row)}</bdi>,
        card: 'title',
      },
      {
        key: 'start',
        header: t('planning.fields.startDate'),
        sortBy: 'startDate',
        width: '180px',
        cell: ({ startDate, startTime }) => `${format.date(startDate)} ${startTime}`,
        card: 'detail',
      },
      {
        key: 'layer',
        header: t('planning.fields.layer'),
        width: '140px',
        from: 'md',
        cell: ({ layer }) => t(`planning.slotLayers.${layer}`),
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('planning.bin.title')}
      description={t('calendar.binHint')}
      back={{ to: calendarPath, label: t('calendar.title') }}
      icon={Trash2}
      searchLabel={t('calendar.searchBin')}
      emptyText={t('planning.bin.empty')}
      rowName={nameOf}
      bulkRestore={bulkRestore}
      rowActions={(row) => [
        {
          label: t('planning.bin.restore'),
          icon: ArchiveRestore,
          onClick: () => void takeBack({ id: row.id, title: nameOf(row) }),
        },
      ]}
      maxRowActions={1}
    />
  );
}
