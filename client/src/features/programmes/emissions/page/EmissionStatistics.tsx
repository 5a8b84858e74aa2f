import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { TextLink } from '../../../../kit/layout/TextLink';
import { useEmissionStatisticsQuery } from '../../../scheduling/shared';
import { podcastPaths } from '../../paths';
import { DownloadsChart } from '../../podcasts/DownloadsChart';

/** Statistics of an emission: number of episodes, and downloads of its podcast. */
export function EmissionStatistics({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const withPodcasts = useCan()({ action: 'read', subject: 'Podcast' });
  const { data } = useEmissionStatisticsQuery({ variables: { id, withPodcasts } });
  if (!data?.emission) return null;
  const podcast = data.podcasts?.items[0];
  return (
    <>
      <Section title={t('planning.figures')}>
        <Facts
          items={[
            [t('episodes.title'), format.integer(data.emission.episodeCount)],
            ...(podcast
              ? [
                  [
                    t('podcasts.one'),
                    <TextLink key="podcast" to={podcastPaths.detail(podcast.id)}>
                      <bdi>{podcast.title}</bdi>
                    </TextLink>,
                  ] as const,
                ]
              : []),
          ]}
        />
      </Section>
      {podcast ? <DownloadsChart days={podcast.downloadsByDay} total={podcast.downloadCount} /> : null}
    </>
  );
}
