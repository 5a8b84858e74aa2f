import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { episodePaths } from '../paths';
import { EpisodeStateBadge } from '../states';
import { EpisodeAddDrawer } from './EpisodeDrawers';
import { episodeLabel } from './episodeLabel';
import { useEpisodesOfEmissionQuery, type EpisodeRowFragment } from './episodes.generated';

/** Episodes of an emission with the highest season and number, a link to all, and an "Add" button. */
export function EpisodesSection({ emission }: { emission: { id: string; title: string; isMine: boolean } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const [isAdding, setIsAdding] = useState(false);
  const { id, isMine } = emission;
  const { data, error, refetch } = useEpisodesOfEmissionQuery({ variables: { emissionId: id } });
  const found = data?.episodes;
  if (!can({ action: 'read', subject: 'Episode' })) return null;
  return (
    <Section
      title={t('episodes.title')}
      aside={
        isMine && can({ action: 'create', subject: 'Episode' }) ? (
          <Button size="xs" variant="outline" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden /> {t('episodes.add')}
          </Button>
        ) : null
      }
    >
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
          <TextLink to={episodePaths.ofEmission(id)}>
            {t('episodes.all', {
              count: found.totalItems,
              total: format.count(found.totalItems, found.totalIsExact),
            })}
          </TextLink>
        </Box>
      ) : null}
      {isAdding ? <EpisodeAddDrawer emission={emission} onClose={() => setIsAdding(false)} /> : null}
    </Section>
  );
}

function EpisodeLine({ episode, isFirst }: { episode: EpisodeRowFragment; isFirst: boolean }) {
  const { t } = useTranslation();
  const { id, title, state, publishedAt } = episode;
  const label = episodeLabel(episode, t);
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      py="2"
      minH={{ base: '14', md: '12' }}
      borderTopWidth={isFirst ? 0 : '1px'}
      borderColor="border.muted"
    >
      <Box flex="1" minW="0">
        <Text truncate title={title}>
          <TextLink to={episodePaths.detail(id)}>
            <bdi>{title}</bdi>
          </TextLink>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {label}
          {label && publishedAt ? ' · ' : ''}
          {publishedAt ? <When moment={publishedAt} /> : null}
        </Text>
      </Box>
      <EpisodeStateBadge state={state} />
    </Flex>
  );
}
