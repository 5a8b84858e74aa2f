import { useFormat } from '../../../kit/data/format/useFormat';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { calendarPath } from '../paths';
import { useRestoreSlotMutation, useSlotBinQuery, type SlotBinQuery } from './calendar.generated';

type Row = SlotBinQuery['deletedSlots']['items'][number];

/** Returns the title of a slot or of what it broadcasts; undefined for a rebroadcast without a title. */
const titleOf = ({ title, emission, episode, playlist }: Row) =>
  title || emission?.title || episode?.title || playlist?.name;

/** Recycle bin of slots. A slot can be restored unless other slots now overlap it. */
export default recycleBin(useSlotBinQuery)({
  name: 'slots-bin',
  useActions: () => restoreBy(useRestoreSlotMutation()),
  nameOf: (row, t) => titleOf(row) || t('calendar.rebroadcast'),
  useColumns: (t) => {
    const format = useFormat();
    return [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: (row) => <bdi>{titleOf(row) || t('calendar.rebroadcast')}</bdi>,
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
    ];
  },
  list: { to: calendarPath, title: 'calendar.title' },
  description: 'calendar.binHint',
  search: 'calendar.searchBin',
});
