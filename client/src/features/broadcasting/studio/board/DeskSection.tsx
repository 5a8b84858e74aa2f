import { Button, Grid, Text } from '@chakra-ui/react';
import { SlidersVertical, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Can } from '../../../../kit/access/useCan';
import { StateMessage } from '../../../../kit/feedback/StateMessage';
import { Section } from '../../../../kit/layout/Card';
import { CartPad } from '../carts/CartPad';
import { canGoLive } from '../microphone';
import type { Desk } from '../desk/desk';
import { deckNames, type DeckName } from '../desk/deskState';
import { ChannelStrip } from './ChannelStrip';
import { DeckControls } from './DeckControls';
import { MasterStrip } from './MasterStrip';
import { TalkTimer } from './TalkTimer';
import type { useDesk } from './useDesk';

interface Props {
  desk: ReturnType<typeof useDesk>;
  isOnAir: boolean;
  hasMicrophone: boolean;
}

/** Mixer: the microphone next to the decks, and the output. */
export function DeskSection({ desk: { desk, hasFailed, open }, isOnAir, hasMicrophone }: Props) {
  const { t } = useTranslation();
  if (!canGoLive()) return null;
  return (
    <Section title={t('studio.desk.title')}>
      {desk ? (
        <Board desk={desk} isOnAir={isOnAir} hasMicrophone={hasMicrophone} />
      ) : (
        <StateMessage
          icon={SlidersVertical}
          title={t('studio.desk.closed')}
          action={
            <Button variant="outline" onClick={() => void open()}>
              <SlidersVertical aria-hidden /> {t('studio.desk.open')}
            </Button>
          }
        >
          {hasFailed ? (
            <Text as="span" role="alert" color="fg.error">
              {t('studio.desk.notOpened')}
            </Text>
          ) : (
            t('studio.desk.about')
          )}
        </StateMessage>
      )}
    </Section>
  );
}

function Board({ desk, isOnAir, hasMicrophone }: { desk: Desk; isOnAir: boolean; hasMicrophone: boolean }) {
  const { t } = useTranslation();
  const isSuspended = useStore(desk.store, (state) => state.isSuspended);
  const isTalking = useStore(desk.store, ({ strips }) => strips.microphone.isOn) && hasMicrophone && isOnAir;
  return (
    <>
      {isSuspended ? (
        <StateMessage
          icon={Volume2}
          title={t('studio.desk.suspended')}
          headingLevel="h2"
          action={
            <Button onClick={desk.resume}>
              <Volume2 aria-hidden /> {t('studio.desk.resume')}
            </Button>
          }
        >
          {t('studio.desk.suspendedAbout')}
        </StateMessage>
      ) : null}
      <Grid templateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))" gap="3">
        <ChannelStrip
          desk={desk}
          name="microphone"
          isAired={isOnAir && hasMicrophone}
          showsSilence={hasMicrophone}
        >
          {hasMicrophone ? (
            <TalkTimer isTalking={isTalking} />
          ) : (
            <Text color="fg.muted">{t('studio.desk.noMicrophone')}</Text>
          )}
        </ChannelStrip>
        {deckNames.map((name) => (
          <DeckStrip key={name} desk={desk} name={name} isOnAir={isOnAir} />
        ))}
        <CartStrip desk={desk} isOnAir={isOnAir} />
        <MasterStrip desk={desk} />
      </Grid>
      <Can action="read" subject="MediaItem">
        <CartPad desk={desk} />
      </Can>
    </>
  );
}

function CartStrip({ desk, isOnAir }: { desk: Desk; isOnAir: boolean }) {
  const isPlaying = useStore(desk.carts.store, (carts) =>
    Object.values(carts).some((cart) => cart.isPlaying),
  );
  return <ChannelStrip desk={desk} name="carts" isAired={isOnAir && isPlaying} />;
}

function DeckStrip({ desk, name, isOnAir }: { desk: Desk; name: DeckName; isOnAir: boolean }) {
  const { t } = useTranslation();
  const deck = desk.decks[name];
  const isPlaying = useStore(deck.store, (state) => state.isPlaying);
  return (
    <ChannelStrip desk={desk} name={name} isAired={isOnAir && isPlaying}>
      <DeckControls deck={deck} channel={t(`studio.desk.channels.${name}`)} />
    </ChannelStrip>
  );
}
