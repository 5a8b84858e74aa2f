import { Box, Text } from '@chakra-ui/react';
import { CircleHelp, Radio, ServerOff, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MountAir, StatusProblem } from '../../../apollo/schemaTypes.generated';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import type { MonitoredMountFieldsFragment } from './monitor.generated';

export const mountStates: readonly MountAir[] = ['ON_AIR', 'NO_SOURCE', 'DOWN'];

/** State of a mount point; `UNKNOWN` when the server has not polled it recently. */
export type KnownState = MountAir | 'UNKNOWN';

export const knownStateOf = ({ state, isStale }: MonitoredMountFieldsFragment): KnownState =>
  state && !isStale ? state.state : 'UNKNOWN';

const badges = {
  ON_AIR: { tone: 'good', icon: Radio },
  NO_SOURCE: { tone: 'warning', icon: Unplug },
  DOWN: { tone: 'onAir', icon: ServerOff },
  UNKNOWN: { tone: 'neutral', icon: CircleHelp },
} as const;

export function MountStateBadge({ state }: { state: KnownState }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[state]} label={t(`streamMonitor.states.${state}`)} />;
}

/** Reason why the state of a mount point could not be read, with the server's details. */
export function ProblemWords({ problem, detail }: { problem: StatusProblem | null; detail: string }) {
  const { t } = useTranslation();
  if (!problem) return null;
  return (
    <Box minW="0">
      <Text lineClamp={2} whiteSpace="normal">
        {t(`streamMonitor.problems.${problem}`)}
      </Text>
      {detail ? (
        <Text truncate textStyle="xs" color="fg.muted" title={detail}>
          <bdi>{detail}</bdi>
        </Text>
      ) : null}
    </Box>
  );
}
