import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { useListPage } from '../../../../kit/list/useListPage';
import { publicityValidities } from '../choices';
import { daysText } from './daysText';
import { publicities } from '../kinds';
import { MediaListPage } from '../list/MediaListPage';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { usePublicityListQuery } from './publicities.generated';
import { useMediaColumns } from '../list/useMediaColumns';
import { useMediaFilters } from '../list/useMediaFilters';
import { ValidityBadge } from './ValidityBadge';

/** List of publicities, with their clients and when they may air. */
export default function PublicityListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, category, duration, loudness, state, added } = useMediaColumns(publicities.icon);
  const { common } = useMediaFilters();
  const list = useListPage(usePublicityListQuery, {
    name: 'publicities',
    canScroll: true,
    columns: [
      {
        ...title,
        cell: ({ title: name, client, campaign, artwork }) => (
          <PicturedName
            src={artwork}
            icon={publicities.icon}
            name={name}
            detail={[client, campaign].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'client',
        header: t('multimedia.fields.client'),
        sortBy: 'client',
        from: '2xl',
        width: '13%',
        cell: ({ client }) => <bdi className="row-aside">{client}</bdi>,
      },
      {
        key: 'validity',
        header: t('multimedia.fields.validity'),
        width: '132px',
        cell: ({ validity }) => <ValidityBadge validity={validity} t={t} />,
        card: 'detail',
      },
      {
        key: 'days',
        header: t('multimedia.fields.days'),
        sortBy: 'validTo',
        from: 'xl',
        width: '224px',
        cell: (publicity) => daysText(publicity, { t, format }),
      },
      category,
      duration,
      { ...loudness, from: '2xl' },
      state,
      added,
    ],
    filters: [
      {
        field: 'validity',
        label: t('multimedia.fields.validity'),
        options: publicityValidities.map((value) => ({ value, label: t(`multimedia.validity.${value}`) })),
      },
      { field: 'client', kind: 'text', label: t('multimedia.fields.client') },
      { field: 'campaign', kind: 'text', label: t('multimedia.fields.campaign') },
      ...common,
    ],
  });
  return <MediaListPage kind={publicities} list={list} />;
}
