import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { Headphones, Power, Radio } from 'lucide-react';
import { useCallback, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import type { Desk } from '../desk/desk';
import type { ChannelName } from '../desk/deskState';
import { Fader } from './Fader';
import { LevelMeter } from './LevelMeter';

interface Props {
  desk: Desk;
  name: ChannelName;
  /** True when the sound of the channel goes on the air as soon as the channel is on. */
  isAired: boolean;
  showsSilence?: boolean;
  children?: ReactNode;
}

/** Channel strip of the mixer: its source, level meter, fader and switches. */
export function ChannelStrip({ desk, name, isAired, showsSilence = false, children }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const { gain, isOn } = useStore(desk.store, ({ strips }) => strips[name]);
  const isPreListened = useStore(desk.store, ({ preListened }) => preListened === name);
  const read = useCallback(() => desk.levels(name), [desk, name]);
  const channel = t(`studio.desk.channels.${name}`);
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      display="flex"
      flexDirection="column"
      gap="3"
      p="3"
      minW="0"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Flex justify="space-between" align="center" gap="2" minH="6">
        <Heading as="h3" id={heading} textStyle="sm" fontWeight="semibold">
          {channel}
        </Heading>
        {isAired && isOn ? <StatusBadge tone="onAir" icon={Radio} label={t('studio.states.onAir')} /> : null}
      </Flex>
      {children}
      <Box mt="auto">
        <LevelMeter read={read} label={t('studio.level')} showsSilence={showsSilence} />
      </Box>
      <Fader channel={channel} gain={gain} onChange={(to) => desk.setGain(name, to)} />
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          flex="1"
          variant={isOn ? 'solid' : 'outline'}
          aria-pressed={isOn}
          aria-label={`${t('studio.desk.on')}: ${channel}`}
          onClick={() => desk.setOn(name, !isOn)}
        >
          <Power aria-hidden /> {t('studio.desk.on')}
        </Button>
        <Button
          size="sm"
          flex="1"
          variant={isPreListened ? 'solid' : 'outline'}
          aria-pressed={isPreListened}
          aria-label={`${t('studio.desk.preListen')}: ${channel}`}
          title={t('studio.desk.preListenHint')}
          onClick={() => desk.preListen(name)}
        >
          <Headphones aria-hidden /> {t('studio.desk.preListen')}
        </Button>
      </Flex>
    </Box>
  );
}
