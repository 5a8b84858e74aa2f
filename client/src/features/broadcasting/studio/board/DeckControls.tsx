import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { ListMusic, Pause, Play, SkipBack } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { lazyPart } from '../../../../kit/late/late';
import type { Deck } from '../desk/deck';
import { useReading } from './useReading';

const LoadDeckDrawer = lazyPart(() => import('./LoadDeckDrawer'));

/** Title and time left of the item that is loaded on a deck, with the deck's buttons. */
export function DeckControls({ deck, channel }: { deck: Deck; channel: string }) {
  const { t } = useTranslation();
  const { loaded, isPlaying, hasFailed } = useStore(deck.store);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Box minH="12">
        {loaded ? (
          <>
            <Text truncate fontWeight="medium" dir="auto" title={loaded.title}>
              <bdi>{loaded.title}</bdi>
            </Text>
            <Text truncate textStyle="compact" color="fg.muted" dir="auto">
              <bdi>{loaded.credit}</bdi>
            </Text>
          </>
        ) : (
          <Text color="fg.muted">{t('studio.desk.empty')}</Text>
        )}
        {hasFailed ? (
          <Text role="alert" textStyle="compact" color="fg.error">
            {t('studio.desk.failed')}
          </Text>
        ) : null}
      </Box>
      <Flex gap="1" align="center">
        <IconButton
          size="sm"
          disabled={!loaded || hasFailed}
          aria-label={`${t(isPlaying ? 'studio.desk.pause' : 'studio.desk.play')}: ${channel}`}
          onClick={() => (isPlaying ? deck.pause() : void deck.play())}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton
          size="sm"
          variant="outline"
          disabled={!loaded || hasFailed}
          aria-label={`${t('studio.desk.cueBack')}: ${channel}`}
          title={t('studio.desk.cueBack')}
          onClick={deck.cueBack}
        >
          <SkipBack aria-hidden />
        </IconButton>
        {loaded && !hasFailed ? <Remaining deck={deck} /> : null}
        <Button
          ms="auto"
          size="sm"
          variant="outline"
          // Disabled during playback, so that nobody replaces a playing item by mistake.
          disabled={isPlaying}
          aria-label={`${t('studio.desk.load')}: ${channel}`}
          onClick={() => setIsChoosing(true)}
        >
          <ListMusic aria-hidden /> {t('studio.desk.load')}
        </Button>
      </Flex>
      <Suspense>
        {isChoosing ? (
          <LoadDeckDrawer deck={deck} channel={channel} onClose={() => setIsChoosing(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

const soon = 15_000;

function Remaining({ deck }: { deck: Deck }) {
  const { t } = useTranslation();
  const measure = useMeasureFormat();
  const left = useReading(() => Math.ceil(deck.remaining() / 1000) * 1000);
  return (
    <Text
      as="span"
      role="timer"
      aria-label={t('studio.desk.remaining')}
      dir="ltr"
      fontVariantNumeric="tabular-nums"
      fontWeight="semibold"
      color={left < soon ? 'fg.error' : undefined}
    >
      {`−${measure.clock(left)}`}
    </Text>
  );
}
