import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Headphones } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Card } from '../../../kit/layout/Card';
import { Facts } from '../../../kit/layout/Facts';
import type { MonitoredMountFieldsFragment } from './monitor.generated';
import { knownStateOf, MountStateBadge, ProblemWords } from './mountStates';

type State = NonNullable<MonitoredMountFieldsFragment['state']>;

/** State of a mount point: listeners, stream and problems. */
export function MountCard(monitored: MonitoredMountFieldsFragment) {
  const { t } = useTranslation();
  const { mount, state } = monitored;
  const known = knownStateOf(monitored);
  return (
    <Card as="li" p="4" aria-label={mount.name}>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Heading as="h2" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{mount.name}</bdi>
          </Heading>
          <Text textStyle="compact" color="fg.muted" overflowWrap="anywhere">
            <bdi>{mount.server.name}</bdi> <bdi dir="ltr">{mount.path}</bdi>
          </Text>
        </Box>
        <MountStateBadge state={known} />
      </Flex>
      {known === 'ON_AIR' ? <Listeners state={state!} /> : null}
      <Text textStyle="compact" color="fg.muted" mt="2">
        {state === null ? (
          t('streamMonitor.notChecked')
        ) : known === 'UNKNOWN' ? (
          <>
            {t('streamMonitor.lastPoll')} <When moment={state.polledAt} />
          </>
        ) : (
          <>
            {t('streamMonitor.sinceThen')} <When moment={state.since} />
          </>
        )}
      </Text>
      {state?.problem ? (
        <Box mt="3" p="3" borderWidth="1px" borderRadius="l2">
          <ProblemWords problem={state.problem} detail={state.problemDetail} />
        </Box>
      ) : null}
      {known === 'ON_AIR' && state!.isSingleAddress ? (
        <Text textStyle="compact" mt="3" p="3" borderWidth="1px" borderRadius="l2">
          {t('streamMonitor.oneAddress')}
        </Text>
      ) : null}
      {known === 'ON_AIR' ? (
        <Box mt="4">
          <Sound state={state!} />
        </Box>
      ) : null}
    </Card>
  );
}

function Listeners({ state: { listeners, peak } }: { state: State }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Flex align="baseline" gap="2.5" mt="3" wrap="wrap">
      <Box color="fg.muted" alignSelf="center">
        <Headphones size={16} aria-hidden />
      </Box>
      {listeners === null ? (
        <Text color="fg.muted">{t('streamMonitor.notCounted')}</Text>
      ) : (
        <>
          <Text
            textStyle="2xl"
            fontWeight="semibold"
            letterSpacing="-0.02em"
            fontVariantNumeric="tabular-nums"
          >
            {format.count(listeners)}
          </Text>
          <Text textStyle="compact" color="fg.muted">
            {t('streamMonitor.listeners', { count: listeners })}
            {peak === null ? null : ` · ${t('streamMonitor.peak', { number: format.count(peak) })}`}
          </Text>
        </>
      )}
    </Flex>
  );
}

/** Properties of the stream as the streaming server reports them. */
function Sound({ state: { title, bitrate, format, encoder, streamStart } }: { state: State }) {
  const { t } = useTranslation();
  const sound = [format, bitrate === null ? '' : t('streamMonitor.bitrate', { bitrate })].filter(Boolean);
  const facts = [
    [t('streamMonitor.lastTitle'), title ? <bdi key="title">{title}</bdi> : ''],
    [t('streamMonitor.sound'), sound.length > 0 ? <bdi key="sound">{sound.join(' · ')}</bdi> : ''],
    [t('streamMonitor.encoder'), encoder ? <bdi key="encoder">{encoder}</bdi> : ''],
    [t('streamMonitor.sourceSince'), streamStart ? <When key="start" moment={streamStart} /> : ''],
  ] as const;
  return <Facts columns={2} items={facts.filter(([, value]) => value !== '')} />;
}
