import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { useChartFormats } from '../../../kit/charts/chartFormats';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { bannerPaths } from '../paths';
import { banners, BannerStatusBadge, usePeriodText } from './banners';
import { useBannerPageQuery, type BannerPageQuery } from './banners.generated';
import { BannerPicture } from './BannerPicture';

type Shown = NonNullable<BannerPageQuery['banner']>;

/** Page of a banner: its appearance, whether visitors see it, and its views and clicks per day. */
export default function BannerPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const can = useCan();
  const navigate = useNavigate();
  const query = useBannerPageQuery({ variables: { id } });
  const banner = query.data?.banner;
  const remove = banners.useDelete();
  const [isEdited, setIsEdited] = useState(false);
  return (
    <>
      <PageHeader
        title={banner?.name ?? t('banners.one')}
        back={{ to: bannerPaths.list, label: t('banners.title') }}
        beside={banner ? <BannerStatusBadge status={banner.status} /> : null}
        actions={
          banner ? (
            <>
              {can({ action: 'delete', subject: 'Banner' }) ? (
                <Button
                  variant="outline"
                  onClick={async () => {
                    if (await remove(banner)) await navigate(bannerPaths.list);
                  }}
                >
                  <Trash2 aria-hidden /> {t('actions.delete')}
                </Button>
              ) : null}
              {can({ action: 'update', subject: 'Banner' }) ? (
                <Button colorPalette="brand" onClick={() => setIsEdited(true)}>
                  <Pencil aria-hidden /> {t('actions.edit')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={banner}>
        {(found) => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }}
            gap="5"
            alignItems="start"
          >
            <BannerChart banner={found} />
            <BannerFacts banner={found} />
          </Grid>
        )}
      </RecordState>
      {banner && isEdited ? <banners.EditDrawer record={banner} onClose={() => setIsEdited(false)} /> : null}
    </>
  );
}

function BannerChart({ banner: { countsByDay, viewCount, clickCount } }: { banner: Shown }) {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const views = countsByDay.reduce((sum, day) => sum + day.views, 0);
  return (
    <ChartCard
      title={t('banners.chart')}
      labelTitle={t('charts.time')}
      headline={formats.count(views)}
      note={t('banners.countsNote', {
        days: countsByDay.length,
        views: formats.count(viewCount),
        clicks: formats.count(clickCount),
      })}
      kind="bars"
      data={{
        labels: countsByDay.map(({ day }) => formats.day(day)),
        series: [
          { name: t('banners.views'), values: countsByDay.map((day) => day.views) },
          { name: t('banners.clicks'), values: countsByDay.map((day) => day.clicks) },
        ],
      }}
      formatValue={formats.count}
      height="16rem"
    />
  );
}

function BannerFacts({ banner }: { banner: Shown }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const periodText = usePeriodText();
  const { picture, pictureAlt, pictureFocus, text, link, position, weight, status, viewCount, clickCount } =
    banner;
  const share = (clickCount / viewCount).toLocaleString(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <Section title={t('banners.one')}>
      <Stack gap="4">
        {picture ? <BannerPicture picture={picture} alt={pictureAlt} focus={pictureFocus} /> : null}
        {text ? <Text overflowWrap="anywhere">{text}</Text> : null}
        <Text textStyle="compact" color="fg.muted">
          {t(`banners.statusHelp.${status}`)}
        </Text>
        <Facts
          items={[
            [t('banners.position'), t(`banners.positions.${position}`)],
            [t('banners.period'), periodText(banner)],
            [t('banners.weight'), format.integer(weight)],
            [
              t('banners.link'),
              <bdi key="link" dir="ltr">
                {link || '—'}
              </bdi>,
            ],
            ...(picture ? [[t('banners.pictureAlt'), pictureAlt || '—'] as const] : []),
            ...(viewCount > 0 ? [[t('banners.share'), share] as const] : []),
          ]}
        />
      </Stack>
    </Section>
  );
}
