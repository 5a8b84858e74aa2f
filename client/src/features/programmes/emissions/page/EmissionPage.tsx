import { Button, Grid, Stack } from '@chakra-ui/react';
import { Mic, Pencil, Rss } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../../kit/access/useCan';
import { CommentSection } from '../../../../kit/comments/CommentSection';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { RichText } from '../../../../kit/data/texts/RichText';
import { Section } from '../../../../kit/layout/Card';
import { PageHeader } from '../../../../kit/layout/PageHeader';
import { LeadCard } from '../../../../kit/LeadCard';
import { onEmissions } from '../../comments/onEmissions';
import { EpisodesSection } from '../../episodes/EpisodesSection';
import { SubscribeDrawer, EmissionSlots, EmissionOnAir } from '../../../scheduling/shared';
import { RecordChatButton } from '../../../chat/shared';
import { EmissionContentUses } from '../../../website/shared';
import { emissionPaths } from '../../paths';
import { PeopleSection } from '../../people/PeopleSection';
import { RecycleButton } from '../../RecycleButton';
import { EmissionStateBadge } from '../../states';
import { EmissionEditDrawer } from '../EmissionDrawers';
import { EmissionFacts } from './EmissionFacts';
import { EmissionFigures } from './EmissionFigures';
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
  const isMine = emission?.isMine === true;
  const mayEdit = isMine && can({ action: 'update', subject: 'Emission' });
  const mayDelete = isMine && can({ action: 'delete', subject: 'Emission' });
  const maySubscribe = can({ action: 'read', subject: 'Slot' });
  const close = () => setEdited(undefined);
  return (
    <>
      <PageHeader
        title={emission?.title ?? t('emissions.one')}
        description={emission?.summary ? <bdi>{emission.summary}</bdi> : undefined}
        back={{ to: emissionPaths.list, label: t('emissions.title') }}
        beside={emission ? <EmissionStateBadge state={emission.state} /> : null}
        actions={
          emission ? (
            <>
              <RecordChatButton kind="Emission" id={emission.id} title={emission.title} />
              {maySubscribe ? (
                <Button variant="outline" onClick={() => setEdited('subscription')}>
                  <Rss aria-hidden /> {t('calendarFeeds.subscribe')}
                </Button>
              ) : null}
              {mayDelete ? (
                <RecycleButton recycle={() => recycle(emission)} leaveTo={emissionPaths.list} />
              ) : null}
              {mayEdit ? (
                <Button colorPalette="brand" onClick={() => setEdited('emission')}>
                  <Pencil aria-hidden /> {t('actions.edit')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={emission}>
        {(found) => <Parts emission={found} mayEdit={mayEdit} onEditPeople={() => setEdited('people')} />}
      </RecordState>
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
  const { id, title, cover, version, description, people } = emission;
  return (
    <>
      <LeadCard
        owner={{
          typename: 'Emission',
          id,
          name: title,
          property: 'cover',
          url: `/uploads/emissions/${id}/cover`,
        }}
        src={cover}
        icon={Mic}
        withoutText={t('emissions.withoutCover')}
        mayEdit={mayEdit}
        version={version}
      >
        <EmissionFacts emission={emission} />
      </LeadCard>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        gap="5"
        alignItems="start"
      >
        <Stack gap="5" minW="0">
          {description ? (
            <Section title={t('planning.fields.description')}>
              <RichText html={description} />
            </Section>
          ) : null}
          <EmissionSlots id={id} hasEnded={emission?.state === 'ENDED'} />
          <EpisodesSection emission={emission} />
          <CommentSection kind={onEmissions} aboutId={id} />
        </Stack>
        <Stack gap="5" minW="0">
          <EmissionOnAir id={id} />
          <PeopleSection people={people} onEdit={mayEdit ? onEditPeople : undefined} />
          <EmissionSounds emission={emission} />
          <EmissionRushes id={id} />
          <EmissionFigures id={id} />
          <EmissionContentUses id={id} />
        </Stack>
      </Grid>
    </>
  );
}
