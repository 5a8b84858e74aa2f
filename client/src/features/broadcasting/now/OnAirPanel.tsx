import { Box, Button, Flex, Text } from '@chakra-ui/react';
import {
  CalendarClock,
  CirclePause,
  ListPlus,
  Mic,
  Music,
  Radio,
  SkipForward,
  Unplug,
  VolumeX,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { QueryPanel } from '../../../kit/dashboard/QueryPanel';
import { Artwork } from '../../../kit/data/people/Artwork';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { lazyPart } from '../../../kit/late/late';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { ListenButton } from '../listen/ListenButton';
import { airLogPath } from '../paths';
import type { NowPlayingItemFieldsFragment, NowPlayingFieldsFragment } from './now.generated';
import { PauseButton } from './PauseButton';
import { PlayerNotice } from './PlayerNotice';
import { TimeLine, TimeLeft } from './TimeLeft';
import { useAirState } from './useAirState';
import { useNowPlaying } from './useNowPlaying';
import { useRadioClock } from './useRadioClock';
import { useSkip } from './useSkip';

const PlayNextDrawer = lazyPart(() => import('./PlayNextDrawer'));

/** Current item with the time left, next item, state of the player, and actions. */
export function OnAirPanel() {
  const { t } = useTranslation();
  const { playing, ...query } = useNowPlaying();
  return (
    <QueryPanel query={{ ...query, data: playing }}>
      {(shown) => (
        <Section
          minW="0"
          title={t('onAirNow.title')}
          aside={
            <TextLink to={airLogPath} textStyle="compact">
              {t('airLog.title')}
            </TextLink>
          }
        >
          <Flex direction="column" gap="4">
            <Flex gap="4" align={{ base: 'stretch', md: 'center' }} direction={{ base: 'column', md: 'row' }}>
              <Playing playing={shown} />
              <Actions playing={shown} />
            </Flex>
            <PlayerNotice isOnAir={shown.isOnAir || shown.notBroadcasting !== null} />
          </Flex>
        </Section>
      )}
    </QueryPanel>
  );
}

function Playing({ playing }: { playing: NowPlayingFieldsFragment }) {
  const { t } = useTranslation();
  const clock = useRadioClock();
  const { isOnAir, notBroadcasting, isLive, currentSong, next, songImage, pause } = playing;
  const state = useAirState(playing);
  return (
    <Flex gap="4" flex="1" minW="0" align="center">
      <Box boxSize={{ base: '20', md: '24' }} flexShrink="0">
        <Artwork src={songImage} icon={currentSong ? Music : VolumeX} />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="1.5" wrap="wrap" mb="1">
          {isOnAir ? (
            <StatusBadge tone="onAir" icon={Radio} label={t('onAirNow.onAir')} />
          ) : notBroadcasting ? (
            <StatusBadge tone="warning" icon={Unplug} label={state} />
          ) : (
            <StatusBadge tone="neutral" icon={CalendarClock} label={t('onAirNow.asPlanned')} />
          )}
          {isLive ? <StatusBadge tone="onAir" icon={Mic} label={t('onAirNow.live')} /> : null}
          {pause ? (
            <Box title={t('onAirNow.pausedBy', { name: pause.by })}>
              <StatusBadge
                tone="warning"
                icon={CirclePause}
                label={t('onAirNow.paused', { time: clock.time(new Date(pause.until)) })}
              />
            </Box>
          ) : null}
        </Flex>
        {currentSong ? (
          <NowPlaying item={currentSong} />
        ) : (
          <Text textStyle="md" fontWeight="semibold">
            {t('onAirNow.silence')}
          </Text>
        )}
        {next ? <Next item={next} /> : null}
      </Box>
    </Flex>
  );
}

function NowPlaying({ item }: { item: NowPlayingItemFieldsFragment }) {
  const { title, credit, album, startsAt, endsAt } = item;
  const made = [credit, album].filter(Boolean);
  return (
    <>
      <Text textStyle="md" fontWeight="semibold" truncate title={title}>
        <bdi>{title}</bdi>
      </Text>
      {made.length > 0 ? (
        <Text color="fg.muted" truncate>
          <bdi>{made.join(' · ')}</bdi>
        </Text>
      ) : null}
      {endsAt ? (
        <Flex gap="3" align="center" my="1.5">
          <Box flex="1" minW="0">
            <TimeLine startsAt={startsAt} endsAt={endsAt} />
          </Box>
          <Text as="span" textStyle="compact" color="fg.muted">
            <TimeLeft endsAt={endsAt} />
          </Text>
        </Flex>
      ) : null}
    </>
  );
}

function Next({ item: { title, credit, startsAt } }: { item: NowPlayingItemFieldsFragment }) {
  const { t } = useTranslation();
  const clock = useRadioClock();
  return (
    <Text textStyle="compact" color="fg.muted" truncate>
      {t('onAirNow.next')}{' '}
      <Text as="span" color="fg">
        <bdi>{[title, credit].filter(Boolean).join(' · ')}</bdi>
      </Text>{' '}
      <Text as="span" fontVariantNumeric="tabular-nums">
        <time dateTime={startsAt}>{clock.time(new Date(startsAt))}</time>
      </Text>
    </Text>
  );
}

/**
 * Listen, skip, pause and play next. Listening and skipping are offered only while the radio is on the air. A live session cannot
 * be skipped: the presenter ends it in the studio.
 */
function Actions({
  playing: { isOnAir, isLive, currentSong, pause },
}: {
  playing: NowPlayingFieldsFragment;
}) {
  const { t } = useTranslation();
  const { skip, isSkipping } = useSkip();
  const [isChoosing, setIsChoosing] = useState(false);
  const id = isOnAir && !isLive ? currentSong?.id : undefined;
  return (
    <Flex gap="2" wrap="wrap" flexShrink="0">
      {isOnAir ? <ListenButton /> : null}
      <Can action="update" subject="AirItem">
        {id && currentSong ? (
          <Button
            variant="outline"
            loading={isSkipping(id)}
            loadingText={t('onAirNow.skipping')}
            onClick={() => void skip({ id, title: currentSong.title })}
          >
            <SkipForward aria-hidden /> {t('onAirNow.skip')}
          </Button>
        ) : null}
        <PauseButton pause={pause} />
      </Can>
      <Can action="create" subject="AirItem">
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          <ListPlus aria-hidden /> {t('onAirNow.playNext')}
        </Button>
      </Can>
      <Suspense>{isChoosing ? <PlayNextDrawer onClose={() => setIsChoosing(false)} /> : null}</Suspense>
    </Flex>
  );
}
