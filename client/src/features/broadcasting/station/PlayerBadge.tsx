import { CircleCheck, CircleDashed, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';
import type { PlayerState } from './playerState';

const badges: Record<PlayerState, { tone: Tone; icon: LucideIcon }> = {
  there: { tone: 'good', icon: CircleCheck },
  away: { tone: 'warning', icon: TriangleAlert },
  never: { tone: 'neutral', icon: CircleDashed },
  notSetUp: { tone: 'neutral', icon: CircleDashed },
};

/** Shows whether the player of the radio is connected. */
export function PlayerBadge({ state }: { state: PlayerState }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[state]} label={t(`onAir.player.${state}`)} />;
}
