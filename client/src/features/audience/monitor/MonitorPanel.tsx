import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { QueryPanel } from '../../../kit/dashboard/QueryPanel';
import { useFormat } from '../../../kit/data/useFormat';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { streamMonitorPath } from '../paths';
import type { MonitoredMountFieldsFragment } from './monitor.generated';
import { knownStateOf, MountStateBadge } from './mountStates';
import { useStreamMonitor } from './useStreamMonitor';

/** Who listens now, and which mount points are not on the air. */
export function MonitorPanel() {
  const { t } = useTranslation();
  const query = useStreamMonitor();
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
          {mounts.length === 0 ? (
            <Text color="fg.muted">{t('streamMonitor.noMounts')}</Text>
          ) : (
            <>
              <Listening mounts={mounts} />
              <Stack as="ul" listStyleType="none" gap="2">
                {mounts.map((one) => (
                  <Flex as="li" key={one.id} justify="space-between" align="center" gap="3">
                    <Text truncate minW="0">
                      <bdi>{one.mount.name}</bdi>
                    </Text>
                    <MountStateBadge state={knownStateOf(one)} />
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

/** How many listen on all mount points together, as far as it is known. */
function Listening({ mounts }: { mounts: readonly MonitoredMountFieldsFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = mounts.flatMap((one) =>
    knownStateOf(one) === 'ON_AIR' ? (one.state?.listeners ?? []) : [],
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
