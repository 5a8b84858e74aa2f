import { useTranslation } from 'react-i18next';
import { deletedColumn } from '../../../kit/list/table/deletedColumn';
import { useListPage } from '../../../kit/list/useListPage';
import { rushPaths } from '../paths';
import { RecycleBinPage } from '../RecycleBinPage';
import { useRushBinQuery } from './rushes.generated';
import { RushStateBadge } from './RushStateBadge';
import { useRecycleRush } from './useRecycleRush';

/** Recycle bin of rushes. Restoring a rush also restores its takes. */
export default function RushBinPage() {
  const { t } = useTranslation();
  const recycling = useRecycleRush();
  const list = useListPage(useRushBinQuery, {
    name: 'rushes-bin',
    columns: [
      {
        key: 'title',
        header: t('rushes.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title }) => <bdi>{title}</bdi>,
        card: 'title',
      },
      {
        key: 'state',
        header: t('rushes.fields.state'),
        sortBy: 'state',
        width: '148px',
        cell: ({ state }) => <RushStateBadge state={state} t={t} />,
        card: 'detail',
      },
      deletedColumn(t('planning.fields.deletedAt')),
    ],
  });
  return (
    <RecycleBinPage
      list={list}
      recycling={recycling}
      description={t('rushes.binHint')}
      back={{ to: rushPaths.list, label: t('rushes.title') }}
      searchLabel={t('rushes.search')}
      rowName={({ title }) => title}
    />
  );
}
