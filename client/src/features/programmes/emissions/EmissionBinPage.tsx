import { Mic } from 'lucide-react';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { emissionPaths } from '../paths';
import { EmissionStateBadge } from '../states';
import { useEmissionBinQuery, useRestoreEmissionMutation } from './emissions.generated';

/** Recycle bin of emissions. */
export default recycleBin(useEmissionBinQuery)({
  name: 'emissions-bin',
  useActions: () => restoreBy(useRestoreEmissionMutation(), ({ isMine }) => isMine),
  nameOf: ({ title }) => title,
  useColumns: (t) => [
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
  ],
  list: { to: emissionPaths.list, title: 'emissions.title' },
  description: 'planning.bin.emissions',
  search: 'emissions.search',
});
