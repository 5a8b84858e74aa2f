import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/useFormat';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { useEmissionFiguresQuery } from '../onair/onair.generated';

/** What can be counted of an emission: its episodes, and how often they were downloaded from its podcast. */
export function EmissionFigures({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const withPodcasts = useCan()({ action: 'read', subject: 'Podcast' });
  const { data } = useEmissionFiguresQuery({ variables: { id, withPodcasts } });
  if (!data?.emission) return null;
  const podcast = data.podcasts?.items[0];
  return (
    <Section title={t('planning.figures')}>
      <Facts
        items={[
          [t('episodes.title'), format.integer(data.emission.episodeCount)],
          ...(podcast
            ? [[t('podcasts.downloads'), format.integer(podcast.downloadCount)] as [string, string]]
            : []),
        ]}
      />
    </Section>
  );
}
