import type { StationFieldsFragment } from './station.generated';

export type PlayerState = 'notSetUp' | 'never' | 'away' | 'there';

/** How it stands with the player of a radio. */
export function playerStateOf(
  station: Pick<StationFieldsFragment, 'tokenMadeAt' | 'seenAt' | 'isPlayerThere'> | null,
): PlayerState {
  if (!station?.tokenMadeAt) return 'notSetUp';
  if (station.isPlayerThere) return 'there';
  return station.seenAt ? 'away' : 'never';
}

/** What keeps the station of the demo off the air; nothing where a player is there all the same. */
export const obstacleOf = (station: Pick<StationFieldsFragment, 'obstacle' | 'isPlayerThere'> | null) =>
  station && !station.isPlayerThere ? station.obstacle : null;
