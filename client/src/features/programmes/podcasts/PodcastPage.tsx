import { useApolloClient } from '@apollo/client/react';
import { Podcast } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { CommentSection } from '../../../kit/comments/CommentSection';
import { PlainText } from '../../../kit/data/texts/PlainText';
import { Section } from '../../../kit/layout/Card';
import { onPodcasts } from '../comments/commentKinds';
import { podcastPaths } from '../paths';
import { ProgrammePage, ProgrammeParts } from '../ProgrammePage';
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

/** Detail page of a podcast: metadata, episodes, feed URLs, downloads and comments. */
export default function PodcastPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = usePodcastPageQuery({ variables: { id } });
  const podcast = query.data?.podcast;
  const { recycle } = useRecycling(useDeletePodcastMutation(), useRestorePodcastMutation());
  const [isEdited, setIsEdited] = useState(false);
  return (
    <>
      <ProgrammePage
        type="Podcast"
        query={query}
        record={podcast}
        isMine={podcast?.emission.isMine === true}
        unnamed={t('podcasts.one')}
        back={{ to: podcastPaths.list, label: t('podcasts.title') }}
        badge={({ isPublished }) => <PodcastBadge isPublished={isPublished} />}
        recycle={recycle}
        onEdit={() => setIsEdited(true)}
      >
        {(found, mayEdit) => <Parts podcast={found} mayEdit={mayEdit} />}
      </ProgrammePage>
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
  const { id, description, emission, downloadsByDay } = podcast;
  return (
    <ProgrammeParts
      type="Podcast"
      record={podcast}
      icon={Podcast}
      withoutText={t('podcasts.coverHint')}
      mayEdit={mayEdit}
      facts={<PodcastFacts podcast={podcast} />}
      aside={
        <>
          <DownloadsChart days={downloadsByDay} total={podcast.downloadCount} />
          <PodcastAddresses podcast={podcast} mayEdit={mayEdit} />
          {mayImport ? <FeedImportSection podcastId={id} onEnd={onImportEnd} /> : null}
        </>
      }
      asideWidth="24rem"
    >
      {description ? (
        <Section title={t('planning.fields.description')}>
          <PlainText text={description} />
        </Section>
      ) : null}
      <PodcastEpisodes emissionId={emission.id} />
      <CommentSection kind={onPodcasts} aboutId={id} />
    </ProgrammeParts>
  );
}
