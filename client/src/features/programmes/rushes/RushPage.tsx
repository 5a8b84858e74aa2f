import { Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { PlainText } from '../../../kit/data/texts/PlainText';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { RecordChatButton } from '../../chat/shared';
import { rushPaths, waitingRoomPath } from '../paths';
import { RecycleButton } from '../RecycleButton';
import { Decisions } from './desk/Decisions';
import { Outcome } from './desk/Outcome';
import { RushSteps } from './desk/RushSteps';
import { TakeChoice } from './desk/TakeChoice';
import { TakeDesk } from './desk/TakeDesk';
import { useRushQuery } from './rushes.generated';
import { RushStateBadge } from './RushStateBadge';
import { useRecycleRush } from './useRecycleRush';
import { useRushChanges } from './useRushChanges';
import { Waits } from './Waits';

/** Review page of a rush: listen, mark, comment and decide. */
export default function RushPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useRushQuery({ variables: { id } });
  const rush = query.data?.rush;
  const can = useCan();
  const isMine = rush?.isMine === true;
  const mayChange = isMine && can({ action: 'update', subject: 'Rush' });
  const mayDelete = isMine && can({ action: 'delete', subject: 'Rush' });
  const { recycle } = useRecycleRush();
  const [takeId, setTakeId] = useState<string>();
  useRushChanges((ids) => {
    if (!ids || ids.has(id)) void query.refetch().catch(() => undefined);
  });
  return (
    <>
      <PageHeader
        title={rush?.title ?? t('rushes.one')}
        back={{ to: waitingRoomPath, label: t('rushes.queue.title') }}
        beside={rush ? <RushStateBadge state={rush.state} t={t} /> : null}
        actions={
          rush ? (
            <>
              <RecordChatButton kind="Rush" id={rush.id} title={rush.title} />
              {mayDelete ? <RecycleButton recycle={() => recycle(rush)} leaveTo={rushPaths.list} /> : null}
              <Decisions rush={rush} mayChange={mayChange} />
            </>
          ) : null
        }
      />
      <RecordState query={query} record={rush}>
        {(found) => {
          const take = found.takes.find((candidate) => candidate.id === takeId) ?? found.takes[0];
          const isOpen = found.state === 'RECEIVED' || found.state === 'IN_REVIEW';
          return (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
              gap="5"
              alignItems="start"
            >
              <Stack gap="5" minW="0">
                <Outcome rush={found} mayChange={mayChange} />
                <TakeChoice takes={found.takes} chosen={take?.id} onChoose={setTakeId} />
                {take ? (
                  <TakeDesk
                    key={take.id}
                    take={take}
                    rush={found}
                    mayChange={mayChange && (isOpen || found.state === 'SENT_BACK')}
                  />
                ) : (
                  <Text color="fg.muted">{t('rushes.noTake')}</Text>
                )}
              </Stack>
              <Stack gap="5" minW="0">
                <Section title={t('rushes.about')}>
                  <Stack gap="4">
                    {found.notes ? <PlainText text={found.notes} /> : null}
                    <Facts
                      items={[
                        [t('rushes.fields.emission'), found.emission?.title ?? t('rushes.noEmission')],
                        [t('rushes.fields.sentBy'), found.sentBy?.fullName ?? '—'],
                        [t('rushes.fields.assignee'), found.assignee?.fullName ?? t('rushes.queue.nobody')],
                        [t('rushes.fields.waits'), <Waits key="waits" since={found.waitingSince} />],
                        [t('rushes.fields.arrived'), <When key="arrived" moment={found.createdAt} />],
                      ]}
                    />
                  </Stack>
                </Section>
                <Section title={t('rushes.history')}>
                  <RushSteps steps={found.steps} />
                </Section>
              </Stack>
            </Grid>
          );
        }}
      </RecordState>
    </>
  );
}
