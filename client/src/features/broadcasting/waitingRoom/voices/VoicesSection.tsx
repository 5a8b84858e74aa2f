import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Headphones, PhoneOff, Power, UserPlus } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import { TextLink } from '../../../../kit/layout/TextLink';
import { liveRoomPath } from '../../paths';
import { Fader } from '../../studio/board/Fader';
import { LevelMeter } from '../../studio/board/LevelMeter';
import type { Desk } from '../../studio/desk/desk';
import { silent } from '../../studio/desk/soundMeter';
import { useVoices } from './useVoices';
import { useWaitingRoom } from '../useWaitingRoom';
import { VisitBadge } from '../VisitBadge';
import { useMoveVisitMutation, type VisitFieldsFragment } from '../waitingRoom.generated';

/** Admitted visitors with their channels in the desk. */
export function VoicesSection({ desk, isOnAir }: { desk: Desk | undefined; isOnAir: boolean }) {
  const { t } = useTranslation();
  const { query, visits } = useWaitingRoom();
  const admitted = visits?.filter(({ state }) => state === 'ADMITTED' || state === 'ON_AIR');
  return (
    <Section
      title={t('liveRoom.voices')}
      aside={<TextLink to={liveRoomPath}>{t('liveRoom.title')}</TextLink>}
    >
      <RecordState query={query} record={admitted}>
        {(here) =>
          here.length === 0 ? (
            <Text color="fg.muted">{t('liveRoom.noVoices')}</Text>
          ) : desk ? (
            <Voices desk={desk} visits={here} isOnAir={isOnAir} />
          ) : (
            <Text color="fg.muted">{t('liveRoom.openDesk')}</Text>
          )
        }
      </RecordState>
    </Section>
  );
}

function Voices({
  desk,
  visits,
  isOnAir,
}: {
  desk: Desk;
  visits: readonly VisitFieldsFragment[];
  isOnAir: boolean;
}) {
  const connection = useVoices(desk);
  const voices = useStore(desk.voices.store);
  // Visitors who have left or were sent away are removed from the desk.
  const dropLeft = useEffectEvent((here: readonly VisitFieldsFragment[]) => {
    for (const id of Object.keys(desk.voices.store.getState()))
      if (!here.some((visit) => visit.id === id)) connection.hangUp(id);
  });
  useEffect(() => dropLeft(visits), [visits]);
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))" gap="3">
      {visits.map((visit) => (
        <Voice
          key={visit.id}
          visit={visit}
          desk={desk}
          isIn={voices[visit.id] !== undefined}
          isOnAir={isOnAir}
          connection={connection}
        />
      ))}
    </Grid>
  );
}

interface VoiceProps {
  visit: VisitFieldsFragment;
  desk: Desk;
  isIn: boolean;
  isOnAir: boolean;
  connection: ReturnType<typeof useVoices>;
}

function Voice({ visit, desk, isIn, isOnAir, connection: { bringIn, hangUp } }: VoiceProps) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [isCalling, setCalling] = useState(false);
  const { id, name, state, part } = visit;
  const call = async () => {
    setCalling(true);
    try {
      await bringIn(id);
    } catch (error) {
      notifyError(t('liveRoom.noSound', { name }), error);
    } finally {
      setCalling(false);
    }
  };
  return (
    <Box p="3" minW="0" borderWidth="1px" borderRadius="l2" display="flex" flexDirection="column" gap="3">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Heading as="h3" textStyle="sm" fontWeight="semibold" truncate>
          <bdi>{name}</bdi>
        </Heading>
        <VisitBadge state={state} />
      </Flex>
      <Text textStyle="compact" color="fg.muted">
        {t(`liveRoom.parts.${part}`)}
      </Text>
      {isIn ? (
        <VoiceStrip visit={visit} desk={desk} isOnAir={isOnAir} hangUp={hangUp} />
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={isCalling}
          loadingText={t('liveRoom.connect')}
          aria-label={`${t('liveRoom.connect')}: ${name}`}
          onClick={() => void call()}
        >
          <UserPlus aria-hidden /> {t('liveRoom.connect')}
        </Button>
      )}
    </Box>
  );
}

function VoiceStrip({
  visit: { id, name, state },
  desk,
  isOnAir,
  hangUp,
}: Pick<VoiceProps, 'visit' | 'desk' | 'isOnAir'> & { hangUp: (id: string) => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [move, { loading }] = useMoveVisitMutation();
  const { gain, isOn, isPreListened } = useStore(desk.voices.store, (voices) => voices[id]!);
  const read = useCallback(() => desk.voices.levels(id) ?? silent, [desk, id]);
  // Take the voice off the air when its visit is no longer on the air on the server, for example because the live session has ended or
  // another user has moved the visit.
  useEffect(() => {
    const { isOn: isStillOn } = desk.voices.store.getState()[id] ?? {};
    if (state !== 'ON_AIR' && isStillOn) desk.voices.setOn(id, false);
  }, [state, desk, id]);

  const put = async (onAir: boolean) => {
    // Taking a voice off the air happens at once. Putting it on the air waits for the server's confirmation.
    if (!onAir) desk.voices.setOn(id, false);
    try {
      await move({ variables: { id, to: onAir ? 'ON_AIR' : 'ADMITTED' } });
      if (onAir) desk.voices.setOn(id, true);
    } catch (error) {
      notifyError(t('liveRoom.notMoved', { name }), error);
    }
  };
  return (
    <>
      <LevelMeter read={read} label={t('studio.level')} />
      <Fader channel={name} gain={gain} onChange={(to) => desk.voices.setGain(id, to)} />
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          flex="1"
          variant={isOn ? 'solid' : 'outline'}
          colorPalette={isOn ? 'red' : undefined}
          aria-pressed={isOn}
          loading={loading}
          disabled={!isOnAir && !isOn}
          title={isOnAir ? undefined : t('liveRoom.needsLive')}
          aria-label={`${t('liveRoom.onAir')}: ${name}`}
          onClick={() => void put(!isOn)}
        >
          <Power aria-hidden /> {t('liveRoom.onAir')}
        </Button>
        <Button
          size="sm"
          flex="1"
          variant={isPreListened ? 'solid' : 'outline'}
          aria-pressed={isPreListened}
          disabled={isOn}
          aria-label={`${t('studio.desk.preListen')}: ${name}`}
          title={t('studio.desk.preListenHint')}
          onClick={() => desk.voices.preListen(id, !isPreListened)}
        >
          <Headphones aria-hidden /> {t('studio.desk.preListen')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          aria-label={`${t('liveRoom.hangUp')}: ${name}`}
          onClick={() => {
            if (isOn) void put(false);
            hangUp(id);
          }}
        >
          <PhoneOff aria-hidden /> {t('liveRoom.hangUp')}
        </Button>
      </Flex>
    </>
  );
}
