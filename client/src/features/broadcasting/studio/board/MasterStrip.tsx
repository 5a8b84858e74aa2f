import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronsDown, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { localeOf } from '../../../../kit/data/format/format';
import { madeOnceFor } from '../../../../kit/data/madeOnce';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import type { Desk } from '../desk/desk';
import { silence } from '../desk/soundMeter';
import { LevelMeter } from './LevelMeter';
import { useReading } from './useReading';

/** Gain reduction in decibels from which the page shows that the limiter is active. */
const limited = 0.5;

/** Output of the desk: level and loudness of the mix, and an indicator while the limiter works. */
export function MasterStrip({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const heading = useId();
  const read = useCallback(() => desk.levels('master'), [desk]);
  const isMonitored = useStore(desk.store, (state) => state.isMonitored);
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      gridColumn="1 / -1"
      display="flex"
      flexDirection="column"
      gap="3"
      p="3"
      minW="0"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.subtle"
    >
      <Flex justify="space-between" align="center" gap="2" minH="6">
        <Heading as="h3" id={heading} textStyle="sm" fontWeight="semibold">
          {t('studio.desk.master')}
        </Heading>
        <LimiterSign desk={desk} />
      </Flex>
      <Loudness desk={desk} />
      <Box mt="auto">
        <LevelMeter read={read} label={t('studio.level')} />
      </Box>
      <Button
        size="sm"
        variant={isMonitored ? 'solid' : 'outline'}
        aria-pressed={isMonitored}
        title={t('studio.desk.monitorHint')}
        onClick={() => desk.setMonitored(!isMonitored)}
      >
        {isMonitored ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />} {t('studio.desk.monitor')}
      </Button>
    </Box>
  );
}

function LimiterSign({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const isLimited = useReading(() => desk.reduction() > limited);
  return isLimited ? (
    <StatusBadge tone="warning" icon={ChevronsDown} label={t('studio.desk.limiter')} />
  ) : null;
}

function Loudness({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const decibels = useDecibels();
  // Rounded to the displayed precision, so that the component renders only when the display changes.
  const shown = useReading(() => {
    const { shortTerm, momentary } = desk.levels('master');
    return `${asText(shortTerm)} ${asText(momentary)}`;
  });
  const [shortTerm, momentary] = shown.split(' ').map(Number);
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" columnGap="3" rowGap="1">
      <Text as="dt" color="fg.muted">
        {t('studio.desk.shortTerm')}
      </Text>
      <Text as="dd" fontVariantNumeric="tabular-nums" fontWeight="semibold">
        <bdi dir="ltr">{decibels.lufs(shortTerm!)}</bdi>
      </Text>
      <Text as="dt" color="fg.muted">
        {t('studio.desk.momentary')}
      </Text>
      <Text as="dd" fontVariantNumeric="tabular-nums">
        <bdi dir="ltr">{decibels.lufs(momentary!)}</bdi>
      </Text>
    </Box>
  );
}

const writers = madeOnceFor((language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const number = new Intl.NumberFormat(localeOf(language), digits);
  return {
    /** Formats as `−23.0 LUFS`, with the same minus sign in every language. */
    lufs: (value: number) => `${Number.isFinite(value) ? number.format(value) : '−∞'} LUFS`,
  };
});

/** Returns functions that format decibels and loudness with the digits of the viewer's language. */
const useDecibels = () => writers(useTranslation().i18n.language);

const asText = (level: number) => (level <= silence ? '-Infinity' : level.toFixed(1));
