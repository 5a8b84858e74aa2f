import { Podcast } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RichText } from '../../../kit/data/texts/RichText';
import { Section } from '../../../kit/layout/Card';
import { RecordChatButton } from '../../chat/shared';
import { EpisodeOnAir } from '../../scheduling/shared';
import { EpisodeContentUses } from '../../website/shared';
import { episodePaths } from '../paths';
import { PeopleDrawer } from '../people/PeopleDrawer';
import { PeopleSection } from '../people/PeopleSection';
import { ProgrammePage, ProgrammeParts } from '../ProgrammePage';
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
  const query = useEpisodeQuery({ variables: { id } });
  const episode = query.data?.episode;
  const { recycle } = useRecycleEpisode();
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  return (
    <>
      <ProgrammePage
        type="Episode"
        query={query}
        record={episode}
        isMine={episode?.isMine === true}
        unnamed={t('episodes.one')}
        back={{ to: episodePaths.list, label: t('episodes.title') }}
        badge={({ state }) => <EpisodeStateBadge state={state} />}
        actions={({ id, title }) => <RecordChatButton kind="Episode" id={id} title={title} />}
        recycle={recycle}
        onEdit={() => setEdited('episode')}
      >
        {(found, mayEdit) => <Parts episode={found} mayEdit={mayEdit} onEdit={setEdited} />}
      </ProgrammePage>
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
  const { id, emission, notes, chapters, people } = episode;
  const editing = (part: Edited) => (mayEdit ? () => onEdit(part) : undefined);
  return (
    <ProgrammeParts
      type="Episode"
      record={episode}
      otherwise={emission.cover}
      icon={Podcast}
      withoutText={t('episodes.withoutCover')}
      mayEdit={mayEdit}
      facts={<EpisodeFacts episode={episode} emission={emission} />}
      aside={
        <>
          <EpisodeOnAir id={id} />
          <PeopleSection people={people} onEdit={editing('people')} />
          <EpisodeContentUses id={id} />
        </>
      }
    >
      <EpisodeSoundSection id={id} mayEdit={mayEdit} />
      {notes ? (
        <Section title={t('planning.fields.notes')}>
          <RichText html={notes} />
        </Section>
      ) : null}
      <ChaptersSection chapters={chapters} onEdit={editing('chapters')} />
      <TranscriptSection id={id} mayEdit={mayEdit} />
    </ProgrammeParts>
  );
}

function EpisodePeople({ episode, onClose }: { episode: EpisodeFieldsFragment; onClose: () => void }) {
  const [setPeople] = useSetEpisodePeopleMutation();
  const { id } = episode;
  return (
    <PeopleDrawer
      record={episode}
      load={async (runQuery) => (await runQuery(EpisodeDocument, { id })).episode}
      save={(variables) => setPeople({ variables })}
      onClose={onClose}
    />
  );
}
