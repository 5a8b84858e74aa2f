import type { StationFieldsFragment } from './station.generated';

export type PlayerState = 'notSetUp' | 'never' | 'away' | 'there';

/** State of the player: not set up, connected, disconnected, or never connected. */
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
