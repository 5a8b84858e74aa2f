import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { rushPaths } from '../paths';
import { useRestoreRushMutation, useRushBinQuery } from './rushes.generated';
import { RushStateBadge } from './RushStateBadge';

/** Recycle bin of rushes. Restoring a rush also restores its takes. */
export default recycleBin(useRushBinQuery)({
  name: 'rushes-bin',
  useActions: () => restoreBy(useRestoreRushMutation(), ({ isMine }) => isMine),
  nameOf: ({ title }) => title,
  useColumns: (t) => [
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
  ],
  list: { to: rushPaths.list, title: 'rushes.title' },
  description: 'rushes.binHint',
  search: 'rushes.search',
});
