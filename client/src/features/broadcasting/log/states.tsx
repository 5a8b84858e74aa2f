import {
  CircleCheck,
  FastForward,
  Hourglass,
  Radio,
  SkipForward,
  TriangleAlert,
  Unplug,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlaySource, PlayState } from '../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';

const badges: Record<PlayState, { tone: Tone; icon: LucideIcon }> = {
  COMING: { tone: 'neutral', icon: Hourglass },
  ON_AIR: { tone: 'onAir', icon: Radio },
  PLAYED: { tone: 'good', icon: CircleCheck },
  SKIPPED: { tone: 'neutral', icon: SkipForward },
  FAILED: { tone: 'warning', icon: TriangleAlert },
  LEFT_OUT: { tone: 'neutral', icon: FastForward },
  NOT_SENT: { tone: 'warning', icon: Unplug },
};

/** Play states that the as-run log shows. Items that have not been played yet are excluded. */
export const loggedStates: readonly PlayState[] = [
  'ON_AIR',
  'PLAYED',
  'SKIPPED',
  'FAILED',
  'NOT_SENT',
  'LEFT_OUT',
];
export const sources: readonly PlaySource[] = ['PLAN', 'DEFAULT', 'INSERTED', 'LIVE', 'EMERGENCY'];

/** Badge with the state of an item. */
export function PlayStateBadge({ state }: { state: PlayState }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[state]} label={t(`onAir.states.${state}`)} />;
}
