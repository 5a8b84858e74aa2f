import { Button, Grid, Stack } from '@chakra-ui/react';
import { Pencil, Podcast } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { RichText } from '../../../kit/data/texts/RichText';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { LeadCard } from '../../../kit/LeadCard';
import { RecordChatButton } from '../../chat/shared';
import { EpisodeOnAir } from '../../scheduling/shared';
import { EpisodeContentUses } from '../../website/shared';
import { episodePaths } from '../paths';
import { PeopleDrawer } from '../people/PeopleDrawer';
import { PeopleSection } from '../people/PeopleSection';
import { RecycleButton } from '../RecycleButton';
import { EpisodeStateBadge } from '../states';
import { ChaptersDrawer } from './chapters/ChaptersDrawer';
import { ChaptersSection } from './chapters/ChaptersSection';
import { EpisodeEditDrawer } from './EpisodeDrawers';
import { EpisodeFacts } from './EpisodeFacts';
import {
  EpisodeDocument,
  useEpisodeQuery,
  useSetEpisodePeopleMutation,
  type EpisodeFieldsFragment,
} from './episodes.generated';
import { EpisodeSoundSection } from './sound/EpisodeSoundSection';
import { TranscriptSection } from './transcripts/TranscriptSection';
import { useRecycleEpisode } from './useRecycleEpisode';

type Edited = 'episode' | 'people' | 'chapters';

/** Detail page of an episode: facts, sound, chapters, people and transcript. */
export default function EpisodePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const can = useCan();
  const query = useEpisodeQuery({ variables: { id } });
  const episode = query.data?.episode;
  const { recycle } = useRecycleEpisode();
  const [edited, setEdited] = useState<Edited>();
  const isMine = episode?.isMine === true;
  const mayEdit = isMine && can({ action: 'update', subject: 'Episode' });
  const mayDelete = isMine && can({ action: 'delete', subject: 'Episode' });
  const close = () => setEdited(undefined);
  return (
    <>
      <PageHeader
        title={episode?.title ?? t('episodes.one')}
        description={episode?.summary ? <bdi>{episode.summary}</bdi> : undefined}
        back={{ to: episodePaths.list, label: t('episodes.title') }}
        beside={episode ? <EpisodeStateBadge state={episode.state} /> : null}
        actions={
          episode ? (
            <>
              <RecordChatButton kind="Episode" id={episode.id} title={episode.title} />
              {mayDelete ? (
                <RecycleButton recycle={() => recycle(episode)} leaveTo={episodePaths.list} />
              ) : null}
              {mayEdit ? (
                <Button colorPalette="brand" onClick={() => setEdited('episode')}>
                  <Pencil aria-hidden /> {t('actions.edit')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={episode}>
        {(found) => <Parts episode={found} mayEdit={mayEdit} onEdit={setEdited} />}
      </RecordState>
      {episode && edited === 'episode' ? <EpisodeEditDrawer record={episode} onClose={close} /> : null}
      {episode && edited === 'people' ? <EpisodePeople episode={episode} onClose={close} /> : null}
      {episode && edited === 'chapters' ? <ChaptersDrawer episode={episode} onClose={close} /> : null}
    </>
  );
}

function Parts({
  episode,
  mayEdit,
  onEdit,
}: {
  episode: EpisodeFieldsFragment;
  mayEdit: boolean;
  onEdit: (part: Edited) => void;
}) {
  const { t } = useTranslation();
  const { id, title, cover, version, emission, notes, chapters, people } = episode;
  const editing = (part: Edited) => (mayEdit ? () => onEdit(part) : undefined);
  return (
    <>
      <LeadCard
        owner={{
          typename: 'Episode',
          id,
          name: title,
          property: 'cover',
          url: `/uploads/episodes/${id}/cover`,
        }}
        src={cover}
        otherwise={emission.cover}
        icon={Podcast}
        withoutText={t('episodes.withoutCover')}
        mayEdit={mayEdit}
        version={version}
      >
        <EpisodeFacts episode={episode} emission={emission} />
      </LeadCard>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          <EpisodeSoundSection id={id} mayEdit={mayEdit} />
          {notes ? (
            <Section title={t('planning.fields.notes')}>
              <RichText html={notes} />
            </Section>
          ) : null}
          <ChaptersSection chapters={chapters} onEdit={editing('chapters')} />
          <TranscriptSection id={id} mayEdit={mayEdit} />
        </Stack>
        <Stack gap="5" minW="0">
          <EpisodeOnAir id={id} />
          <PeopleSection people={people} onEdit={editing('people')} />
          <EpisodeContentUses id={id} />
        </Stack>
      </Grid>
    </>
  );
}

function EpisodePeople({ episode, onClose }: { episode: EpisodeFieldsFragment; onClose: () => void }) {
  const [setPeople] = useSetEpisodePeopleMutation();
  const { id } = episode;
  return (
    <PeopleDrawer
      record={episode}
      load={async (ask) => (await ask(EpisodeDocument, { id })).episode}
      save={(variables) => setPeople({ variables })}
      onClose={onClose}
    />
  );
}
