import { Button } from '@chakra-ui/react';
import { Mic, Rss } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../../kit/access/useCan';
import { CommentSection } from '../../../../kit/comments/CommentSection';
import { RichText } from '../../../../kit/data/texts/RichText';
import { Section } from '../../../../kit/layout/Card';
import { onEmissions } from '../../comments/commentKinds';
import { EpisodesSection } from '../../episodes/EpisodesSection';
import { SubscribeDrawer, EmissionSlots, EmissionOnAir } from '../../../scheduling/shared';
import { RecordChatButton } from '../../../chat/shared';
import { EmissionContentUses } from '../../../website/shared';
import { emissionPaths } from '../../paths';
import { PeopleSection } from '../../people/PeopleSection';
import { ProgrammePage, ProgrammeParts } from '../../ProgrammePage';
import { EmissionStateBadge } from '../../states';
import { EmissionEditDrawer } from '../EmissionDrawers';
import { EmissionFacts } from './EmissionFacts';
import { EmissionStatistics } from './EmissionStatistics';
import { EmissionPeople } from './EmissionPeople';
import { EmissionRushes } from './EmissionRushes';
import { useEmissionQuery, type EmissionFieldsFragment } from '../emissions.generated';
import { EmissionSounds } from './EmissionSounds';
import { useRecycleEmission } from '../useRecycleEmission';

/** Detail page of an emission: facts, people, episodes, sounds and comments. */
export default function EmissionPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const can = useCan();
  const query = useEmissionQuery({ variables: { id } });
  const emission = query.data?.emission;
  const { recycle } = useRecycleEmission();
  const [edited, setEdited] = useState<'emission' | 'people' | 'subscription'>();
  const maySubscribe = can({ action: 'read', subject: 'Slot' });
  const close = () => setEdited(undefined);
  return (
    <>
      <ProgrammePage
        type="Emission"
        query={query}
        record={emission}
        isMine={emission?.isMine === true}
        unnamed={t('emissions.one')}
        back={{ to: emissionPaths.list, label: t('emissions.title') }}
        badge={({ state }) => <EmissionStateBadge state={state} />}
        actions={({ id, title }) => (
          <>
            <RecordChatButton kind="Emission" id={id} title={title} />
            {maySubscribe ? (
              <Button variant="outline" onClick={() => setEdited('subscription')}>
                <Rss aria-hidden /> {t('calendarFeeds.subscribe')}
              </Button>
            ) : null}
          </>
        )}
        recycle={recycle}
        onEdit={() => setEdited('emission')}
      >
        {(found, mayEdit) => (
          <Parts emission={found} mayEdit={mayEdit} onEditPeople={() => setEdited('people')} />
        )}
      </ProgrammePage>
      {emission && edited === 'emission' ? <EmissionEditDrawer record={emission} onClose={close} /> : null}
      {emission && edited === 'subscription' ? <SubscribeDrawer emission={emission} onClose={close} /> : null}
      {emission && edited === 'people' ? <EmissionPeople emission={emission} onClose={close} /> : null}
    </>
  );
}

function Parts({
  emission,
  mayEdit,
  onEditPeople,
}: {
  emission: EmissionFieldsFragment;
  mayEdit: boolean;
  onEditPeople: () => void;
}) {
  const { t } = useTranslation();
  const { id, description, people } = emission;
  return (
    <ProgrammeParts
      type="Emission"
      record={emission}
      icon={Mic}
      withoutText={t('emissions.withoutCover')}
      mayEdit={mayEdit}
      facts={<EmissionFacts emission={emission} />}
      aside={
        <>
          <EmissionOnAir id={id} />
          <PeopleSection people={people} onEdit={mayEdit ? onEditPeople : undefined} />
          <EmissionSounds emission={emission} />
          <EmissionRushes id={id} />
          <EmissionStatistics id={id} />
          <EmissionContentUses id={id} />
        </>
      }
    >
      {description ? (
        <Section title={t('planning.fields.description')}>
          <RichText html={description} />
        </Section>
      ) : null}
      <EmissionSlots id={id} hasEnded={emission?.state === 'ENDED'} />
      <EpisodesSection emission={emission} />
      <CommentSection kind={onEmissions} aboutId={id} />
    </ProgrammeParts>
  );
}
