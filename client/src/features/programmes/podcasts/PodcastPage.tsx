import { useApolloClient } from '@apollo/client/react';
import { Button, Grid, Stack } from '@chakra-ui/react';
import { Pencil, Podcast } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { CommentSection } from '../../../kit/comments/CommentSection';
import { PlainText } from '../../../kit/data/texts/PlainText';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { LeadCard } from '../../../kit/LeadCard';
import { onPodcasts } from '../comments/onPodcasts';
import { podcastPaths } from '../paths';
import { RecycleButton } from '../RecycleButton';
import { useRecycling } from '../useRecycling';
import { DownloadsChart } from './DownloadsChart';
import { PodcastAddresses } from './PodcastAddresses';
import { PodcastBadge } from './PodcastBadge';
import { PodcastEpisodes } from './PodcastEpisodes';
import { PodcastFacts } from './PodcastFacts';
import { podcasts } from './podcasts';
import { FeedImportSection } from './imports/FeedImportSection';
import {
  PodcastEpisodesDocument,
  useDeletePodcastMutation,
  usePodcastPageQuery,
  useRestorePodcastMutation,
  type PodcastPageQuery,
} from './podcasts.generated';

type Shown = NonNullable<PodcastPageQuery['podcast']>;

/** Detail page of a podcast: metadata, episodes, addresses, downloads and comments. */
export default function PodcastPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const can = useCan();
  const query = usePodcastPageQuery({ variables: { id } });
  const podcast = query.data?.podcast;
  const { recycle } = useRecycling(useDeletePodcastMutation(), useRestorePodcastMutation());
  const [isEdited, setIsEdited] = useState(false);
  const may = (action: 'update' | 'delete') =>
    podcast?.emission.isMine === true && can({ action, subject: 'Podcast' });
  return (
    <>
      <PageHeader
        title={podcast?.title ?? t('podcasts.one')}
        back={{ to: podcastPaths.list, label: t('podcasts.title') }}
        beside={podcast ? <PodcastBadge isPublished={podcast.isPublished} /> : null}
        actions={
          podcast ? (
            <>
              {may('delete') ? (
                <RecycleButton recycle={() => recycle(podcast)} leaveTo={podcastPaths.list} />
              ) : null}
              {may('update') ? (
                <Button colorPalette="brand" onClick={() => setIsEdited(true)}>
                  <Pencil aria-hidden /> {t('actions.edit')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={podcast}>
        {(found) => <Parts podcast={found} mayEdit={may('update')} />}
      </RecordState>
      {podcast && isEdited ? (
        <podcasts.EditDrawer record={podcast} onClose={() => setIsEdited(false)} />
      ) : null}
    </>
  );
}

function Parts({ podcast, mayEdit }: { podcast: Shown; mayEdit: boolean }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const mayImport = useCan()({ action: 'create', subject: 'Episode' }) && podcast.emission.isMine === true;
  const onImportEnd = useCallback(
    () => void client.refetchQueries({ include: [PodcastEpisodesDocument] }).catch(() => undefined),
    [client],
  );
  const { id, title, cover, version, description, emission, downloadsByDay } = podcast;
  return (
    <>
      <LeadCard
        owner={{
          typename: 'Podcast',
          id,
          name: title,
          property: 'cover',
          url: `/uploads/podcasts/${id}/cover`,
        }}
        src={cover}
        icon={Podcast}
        withoutText={t('podcasts.coverHint')}
        mayEdit={mayEdit}
        version={version}
      >
        <PodcastFacts podcast={podcast} />
      </LeadCard>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          {description ? (
            <Section title={t('planning.fields.description')}>
              <PlainText text={description} />
            </Section>
          ) : null}
          <PodcastEpisodes emissionId={emission.id} />
          <CommentSection kind={onPodcasts} aboutId={id} />
        </Stack>
        <Stack gap="5" minW="0">
          <DownloadsChart days={downloadsByDay} total={podcast.downloadCount} />
          <PodcastAddresses podcast={podcast} mayEdit={mayEdit} />
          {mayImport ? <FeedImportSection podcastId={id} onEnd={onImportEnd} /> : null}
        </Stack>
      </Grid>
    </>
  );
}
