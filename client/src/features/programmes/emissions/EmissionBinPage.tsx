import { ArchiveRestore, Mic, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/MediumPicture';
import { ListPage } from '../../../kit/list/ListPage';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { emissionPaths } from '../paths';
import { EmissionStateBadge } from '../states';
import { useEmissionBinQuery } from './emissions.generated';
import { useRecycleEmission } from './useRecycleEmission';

/** Emissions that were deleted, to be taken back. */
export default function EmissionBinPage() {
  const { t } = useTranslation();
  const { takeBack, bulkRestore } = useRecycleEmission();
  const list = useListPage(useEmissionBinQuery, {
    name: 'emissions-bin',
    columns: [
      {
        key: 'title',
        header: t('planning.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, cover }) => <PicturedName src={cover} icon={Mic} name={title} />,
        card: 'title',
      },
      {
        key: 'state',
        header: t('planning.fields.state'),
        sortBy: 'state',
        width: '140px',
        cell: ({ state }) => <EmissionStateBadge state={state} />,
        card: 'detail',
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <ListPage
      list={list}
      title={t('planning.bin.title')}
      description={t('planning.bin.emissions')}
      back={{ to: emissionPaths.list, label: t('emissions.title') }}
      icon={Trash2}
      searchLabel={t('emissions.search')}
      emptyText={t('planning.bin.empty')}
      rowName={({ title }) => title}
      bulkRestore={bulkRestore}
      rowActions={(row) =>
        row.isMine
          ? [{ label: t('planning.bin.restore'), icon: ArchiveRestore, onClick: () => void takeBack(row) }]
          : []
      }
      maxRowActions={1}
    />
  );
}
