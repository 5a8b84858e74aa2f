import { Box, CloseButton, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import type { Viewer } from '../../../apollo/session/sessionStore';
import { RadioLogo } from '../../../features/organization/radios/RadioLogo';
import { createClock } from '../../../kit/data/format/clock';
import { useSecond } from '../../../kit/data/format/useSecond';
import { usePreferences } from '../preferencesStore';

/** Banner above the page with the current radio and its local time. */
export default function StationBanner() {
  const { radio } = useViewer();
  return radio ? <Station radio={radio} /> : null;
}

function Station({ radio }: { radio: NonNullable<Viewer['radio']> }) {
  const { t } = useTranslation();
  const [, change] = usePreferences();
  return (
    <Flex
      as="section"
      aria-label={t('station.banner')}
      data-print="hide"
      align="center"
      gap="3"
      minH="11"
      px={{ base: '4', md: '6' }}
      py="1"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <RadioLogo radio={radio} />
      <Text fontWeight="medium" truncate minW="0" dir="auto">
        {radio.name}
      </Text>
      <StationClock radio={radio} />
      <CloseButton
        size="sm"
        ms="auto"
        aria-label={t('station.dismiss')}
        onClick={() => change({ banner: false })}
      />
    </Flex>
  );
}

function StationClock({ radio: { name, timeZone } }: { radio: NonNullable<Viewer['radio']> }) {
  const { t, i18n } = useTranslation();
  const clock = useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
  const now = useSecond();
  return (
    <Flex align="baseline" gap="2.5" minW="0">
      {/* `timer` role: screen readers read the time on request, not every second. */}
      <Box
        role="timer"
        aria-label={t('station.localTime', { name })}
        dir="ltr"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {clock.time(now)}
      </Box>
      <Text hideBelow="md" textStyle="compact" color="fg.muted" truncate>
        {clock.day(now)} · {clock.zone(now)}
      </Text>
    </Flex>
  );
}
