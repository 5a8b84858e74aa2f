import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { emissionPaths } from '../paths';
import { RecycleBinPage } from '../RecycleBinPage';
import { EmissionStateBadge } from '../states';
import { useEmissionBinQuery } from './emissions.generated';
import { useRecycleEmission } from './useRecycleEmission';

/** Recycle bin of emissions. */
export default function EmissionBinPage() {
  const { t } = useTranslation();
  const recycling = useRecycleEmission();
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
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('planning.bin.emissions')}
      back={{ to: emissionPaths.list, label: t('emissions.title') }}
      searchLabel={t('emissions.search')}
      rowName={({ title }) => title}
    />
  );
}
