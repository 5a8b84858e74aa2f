import { Box, Button } from '@chakra-ui/react';
import { Megaphone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../kit/access/useCan';
import { PicturedName } from '../../../kit/data/people/MediumPicture';
import { useFormat } from '../../../kit/data/format/useFormat';
import { momentsOf } from '../../../kit/list/filters/periodMoments';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { useRadioZone } from '../contents/useRadioMoment';
import { bannerPaths } from '../paths';
import { bannerPositions, banners, bannerStatuses, BannerStatusBadge, usePeriodText } from './banners';
import { useRestoreBannerMutation } from './banners.generated';

/** List of the banners of the website, with their views and clicks. */
export default function BannerListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const periodText = usePeriodText();
  const timeZone = useRadioZone();
  const [restore] = useRestoreBannerMutation();
  return (
    <PlainListPage
      of={banners}
      timeZone={timeZone}
      icon={Megaphone}
      restore={({ id }) => restore({ variables: { id } })}
      rowLink={({ id }) => bannerPaths.detail(id)}
      beforeAdd={
        <Can action="delete" subject="Banner">
          <Button asChild variant="outline">
            <Link to={bannerPaths.bin}>
              <Trash2 aria-hidden /> {t('recycleBin.title')}
            </Link>
          </Button>
        </Can>
      }
      defaultSort={{ key: 'updatedAt', order: 'DESC' }}
      columns={[
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
          key: 'status',
          header: t('banners.status'),
          width: '152px',
          cell: ({ status }) => <BannerStatusBadge status={status} />,
          text: ({ status }) => t(`banners.statuses.${status}`),
          card: 'detail',
        },
        {
          key: 'position',
          header: t('banners.position'),
          sortBy: 'position',
          width: '168px',
          from: 'md',
          cell: ({ position }) => t(`banners.positions.${position}`),
          card: 'detail',
        },
        {
          key: 'period',
          header: t('banners.period'),
          sortBy: 'publishedFrom',
          width: '30%',
          from: 'xl',
          cell: (banner) => periodText(banner),
        },
        {
          key: 'weight',
          header: t('banners.weight'),
          sortBy: 'weight',
          align: 'end',
          width: '96px',
          from: '2xl',
          cell: ({ weight }) => format.integer(weight),
        },
        {
          key: 'views',
          header: t('banners.views'),
          align: 'end',
          width: '104px',
          from: 'md',
          cell: ({ viewCount }) => format.integer(viewCount),
        },
        {
          key: 'clicks',
          header: t('banners.clicks'),
          align: 'end',
          width: '96px',
          cell: ({ clickCount }) => (
            <>
              {format.integer(clickCount)} {/* The cards of phones have no column headers. */}
              <Box as="span" hideFrom="md" textStyle="xs" color="fg.muted">
                {t('banners.clicks')}
              </Box>
            </>
          ),
          text: ({ clickCount }) => format.integer(clickCount),
          card: 'end',
        },
      ]}
      filters={[
        {
          field: 'status',
          label: t('banners.status'),
          options: bannerStatuses.map((value) => ({ value, label: t(`banners.statuses.${value}`) })),
        },
        {
          field: 'position',
          label: t('banners.position'),
          options: bannerPositions.map((value) => ({ value, label: t(`banners.positions.${value}`) })),
        },
        { field: 'publishedFrom', kind: 'period', label: t('banners.publishedFrom'), momentsOf },
      ]}
    />
  );
}
