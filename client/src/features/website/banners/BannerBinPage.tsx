import { Megaphone } from 'lucide-react';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { bannerPaths } from '../paths';
import { useBannerBinQuery, useRestoreBannerMutation } from './banners.generated';

/** Recycle bin of the banners. */
export default recycleBin(useBannerBinQuery)({
  name: 'banners-bin',
  useActions: () => restoreBy(useRestoreBannerMutation()),
  nameOf: ({ name }) => name,
  useColumns: (t) => [
    {
      key: 'name',
      header: t('banners.name'),
      sortBy: 'name',
      isFixed: true,
      cell: ({ name, picture, text }) => (
        <PicturedName src={picture} icon={Megaphone} name={name} detail={text} />
      ),
      card: 'title',
    },
    {
      key: 'position',
      header: t('banners.position'),
      sortBy: 'position',
      width: '180px',
      cell: ({ position }) => t(`banners.positions.${position}`),
      card: 'detail',
    },
  ],
  list: { to: bannerPaths.list, title: 'banners.title' },
  description: 'banners.binDescription',
  search: 'banners.search',
});
