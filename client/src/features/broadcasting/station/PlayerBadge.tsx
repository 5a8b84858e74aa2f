import { CircleCheck, CircleDashed, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';
import type { StationFieldsFragment } from './station.generated';

type PlayerState = 'notSetUp' | 'never' | 'away' | 'there';

/** Returns the state of the radio's player: not set up, connected, disconnected, or never connected. */
export function playerStateOf(
  station: Pick<StationFieldsFragment, 'tokenMadeAt' | 'seenAt' | 'isPlayerThere'> | null,
): PlayerState {
  if (!station?.tokenMadeAt) return 'notSetUp';
  if (station.isPlayerThere) return 'there';
  return station.seenAt ? 'away' : 'never';
}

/** Returns why the demo station does not run; null while a player is connected. */
export const obstacleOf = (station: Pick<StationFieldsFragment, 'obstacle' | 'isPlayerThere'> | null) =>
  station && !station.isPlayerThere ? station.obstacle : null;

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
