import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { QueryPanel } from '../../../kit/dashboard/QueryPanel';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { TroubleBadge } from '../sound/soundStates';
import type { SoundIncidentFieldsFragment } from '../sound/sound.generated';
import { StationTroubles } from '../sound/StationTroubles';
import { useOpenIncidents } from '../sound/useIncidents';
import { streamMonitorPath } from '../paths';
import type { MonitoredMountFieldsFragment } from './monitor.generated';
import { knownStateOf, MountStateBadge } from './mountStates';
import { useStreamMonitor } from './useStreamMonitor';

/** Panel with the current listeners, the state of each mount point, and open incidents. */
export function MonitorPanel() {
  const { t } = useTranslation();
  const query = useStreamMonitor();
  const open = useOpenIncidents();
  return (
    <QueryPanel query={{ ...query, data: query.data?.streamMonitor }}>
      {(mounts) => (
        <Section
          title={t('streamMonitor.title')}
          minW="0"
          h="full"
          aside={
            <TextLink to={streamMonitorPath} textStyle="compact">
              {t('streamMonitor.all')}
            </TextLink>
          }
        >
          <StationTroubles open={open} />
          {mounts.length === 0 ? (
            <Text color="fg.muted">{t('streamMonitor.noMounts')}</Text>
          ) : (
            <>
              <Listening mounts={mounts} />
              <Stack as="ul" listStyleType="none" gap="2">
                {mounts.map((mountPoint) => (
                  <Flex as="li" key={mountPoint.id} justify="space-between" align="center" gap="3">
                    <Text truncate minW="0">
                      <bdi>{mountPoint.mount.name}</bdi>
                    </Text>
                    <AirBadge
                      monitored={mountPoint}
                      open={open.filter(({ mount }) => mount?.id === mountPoint.mount.id)}
                    />
                  </Flex>
                ))}
              </Stack>
            </>
          )}
        </Section>
      )}
    </QueryPanel>
  );
}

/** Badge of a mount point: its open incident, if it is on the air and has one, otherwise its state. */
function AirBadge({
  monitored,
  open,
}: {
  monitored: MonitoredMountFieldsFragment;
  open: readonly SoundIncidentFieldsFragment[];
}) {
  const state = knownStateOf(monitored);
  if (state !== 'ON_AIR' || open.length === 0) return <MountStateBadge state={state} />;
  return (
    <Flex gap="2" wrap="wrap" justify="flex-end">
      {open.map(({ id, kind }) => (
        <TroubleBadge key={id} kind={kind} />
      ))}
    </Flex>
  );
}

/** Sum of the current listeners of the mount points on the air; hidden when unknown. */
function Listening({ mounts }: { mounts: readonly MonitoredMountFieldsFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = mounts.flatMap((mount) =>
    knownStateOf(mount) === 'ON_AIR' ? (mount.state?.listeners ?? []) : [],
  );
  if (counts.length === 0) return null;
  const count = counts.reduce((sum, listeners) => sum + listeners, 0);
  return (
    <Box mb="3">
      <Text
        as="span"
        textStyle="2xl"
        fontWeight="semibold"
        letterSpacing="-0.02em"
        fontVariantNumeric="tabular-nums"
      >
        {format.count(count)}
      </Text>{' '}
      <Text as="span" textStyle="compact" color="fg.muted">
        {t('streamMonitor.listeners', { count })}
      </Text>
    </Box>
  );
}
