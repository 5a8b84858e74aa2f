import { Flex, Text } from '@chakra-ui/react';
import { CircleHelp, Ear, EarOff, HardDrive, ListX, RadioTower, ServerCrash, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IncidentKind } from '../../../apollo/schemaTypes.generated';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { When } from '../../../kit/data/texts/When';
import type { MonitoredMountFieldsFragment } from '../monitor/monitor.generated';
import { knownStateOf } from '../monitor/mountStates';
import type { SoundIncidentFieldsFragment } from './sound.generated';

const ofStation = {
  NOTHING_TO_PLAY: ListX,
  PLAYER_DISK_FULL: HardDrive,
  SERVER_DISK_FULL: HardDrive,
  PLAN_UNAVAILABLE: ServerCrash,
  NOT_BROADCASTING: RadioTower,
} as const satisfies Partial<Record<IncidentKind, unknown>>;

/** True for incidents of the whole station; false for those of one mount point. */
export const isOfStation = (kind: IncidentKind): kind is keyof typeof ofStation => kind in ofStation;

/** Badge with the kind of an incident. */
export function TroubleBadge({ kind, isOver = false }: { kind: IncidentKind; isOver?: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      tone={isOver ? 'neutral' : 'onAir'}
      icon={isOfStation(kind) ? ofStation[kind] : VolumeX}
      label={t(`monitoring.kinds.${kind}`)}
    />
  );
}

/**
 * Badges of a mount point's audio monitoring. They show its open incidents, otherwise the state of its sound, or why that is
 * unknown.
 */
export function SoundBadge({
  monitored,
  open,
}: {
  monitored: MonitoredMountFieldsFragment;
  open: readonly SoundIncidentFieldsFragment[];
}) {
  const { t } = useTranslation();
  const known = knownStateOf(monitored);
  if (known === 'UNKNOWN')
    return <StatusBadge tone="neutral" icon={CircleHelp} label={t('monitoring.unknown')} />;
  if (known !== 'ON_AIR') return <StatusBadge tone="neutral" icon={EarOff} label={t('monitoring.offAir')} />;
  if (open.length > 0)
    return (
      <Flex gap="3" wrap="wrap">
        {open.map(({ id, kind, beganAt }) => (
          <Flex key={id} gap="1.5" align="center">
            <TroubleBadge kind={kind} />
            <Text textStyle="compact" color="fg.muted">
              {t('monitoring.since')} <When moment={beganAt} />
            </Text>
          </Flex>
        ))}
      </Flex>
    );
  const monitorState = monitored.state?.monitoring;
  if (monitorState === 'MONITORED')
    return <StatusBadge tone="good" icon={Ear} label={t('monitoring.states.MONITORED')} />;
  const isOff = monitorState === 'SWITCHED_OFF';
  return (
    <StatusBadge
      tone={monitorState && !isOff ? 'warning' : 'neutral'}
      icon={EarOff}
      label={t(monitorState ? `monitoring.states.${monitorState}` : 'monitoring.notYet')}
    />
  );
}
