import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { calendarPath } from '../paths';
import { RecycleBinPage, useRecycling } from '../../programmes/shared';
import {
  useDeleteSlotMutation,
  useRestoreSlotMutation,
  useSlotBinQuery,
  type SlotBinQuery,
} from './calendar.generated';

type Row = SlotBinQuery['deletedSlots']['items'][number];

/** Recycle bin of slots. A slot can be restored unless other slots now overlap it. */
export default function SlotBinPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const recycling = useRecycling(useDeleteSlotMutation(), useRestoreSlotMutation());
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
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('calendar.binHint')}
      back={{ to: calendarPath, label: t('calendar.title') }}
      searchLabel={t('calendar.searchBin')}
      rowName={nameOf}
    />
  );
}
