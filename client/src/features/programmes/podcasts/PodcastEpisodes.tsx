import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { useFormat } from '../../../kit/data/format/useFormat';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { episodeLabel } from '../episodes/episodeLabel';
import { episodePaths } from '../paths';
import { EpisodeStateBadge } from '../states';
import { usePodcastEpisodesQuery, type PodcastEpisodesQuery } from './podcasts.generated';

type Row = PodcastEpisodesQuery['episodes']['items'][number];

const shown = 20;

/**
 * The 20 episodes of an emission with the latest publication time, in any state. Published ones show their downloads.
 */
export function PodcastEpisodes({ emissionId }: { emissionId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mayRead = useCan()({ action: 'read', subject: 'Episode' });
  const { data, error, refetch } = usePodcastEpisodesQuery({
    variables: { emissionId, page: 1, perPage: shown },
    skip: !mayRead,
  });
  if (!mayRead) return null;
  const found = data?.episodes;
  return (
    <Section title={t('episodes.title')}>
      {found?.totalItems === 0 ? <Text color="fg.muted">{t('episodes.noneYet')}</Text> : null}
      {error && !found ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      <Stack as="ul" listStyleType="none" gap="0" aria-label={t('episodes.title')}>
        {found?.items.map((episode, index) => (
          <EpisodeLine key={episode.id} episode={episode} isFirst={index === 0} />
        ))}
      </Stack>
      {found && found.totalItems > found.items.length ? (
        <Box mt="3">
          <TextLink to={episodePaths.ofEmission(emissionId)}>
            {t('episodes.all', {
              count: found.totalItems,
              total: format.count(found.totalItems, found.totalIsExact),
            })}
          </TextLink>
        </Box>
      ) : null}
    </Section>
  );
}

function EpisodeLine({ episode, isFirst }: { episode: Row; isFirst: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const measure = useMeasureFormat();
  const { id, title, state, publishedAt, downloadCount, medium } = episode;
  const length = medium?.duration == null ? t('podcasts.withoutSound') : measure.clock(medium.duration);
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      py="2"
      minH="14"
      borderTopWidth={isFirst ? 0 : '1px'}
      borderColor="border.muted"
    >
      <Box flex="1" minW="0">
        <Text truncate title={title}>
          <TextLink to={episodePaths.detail(id)}>
            <bdi>{title}</bdi>
          </TextLink>
        </Text>
        <Flex textStyle="xs" color="fg.muted" gap="2" wrap="wrap">
          {episodeLabel(episode, t)}
          {publishedAt ? <When moment={publishedAt} /> : null}
          <bdi>{length}</bdi>
        </Flex>
      </Box>
      {state === 'PUBLISHED' ? (
        <Text textStyle="compact" textAlign="end" fontVariantNumeric="tabular-nums">
          {t('podcasts.downloadsOf', { count: downloadCount, total: format.integer(downloadCount) })}
        </Text>
      ) : (
        <EpisodeStateBadge state={state} />
      )}
    </Flex>
  );
}
