import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';

/** Problems of a station other than the quality of its sound. */
export enum StationTrouble {
  NOTHING_TO_PLAY = 'NOTHING_TO_PLAY',
  PLAYER_DISK_FULL = 'PLAYER_DISK_FULL',
  SERVER_DISK_FULL = 'SERVER_DISK_FULL',
  PLAN_UNAVAILABLE = 'PLAN_UNAVAILABLE',
  NOT_BROADCASTING = 'NOT_BROADCASTING',
}

export interface StationTroubleChange {
  trouble: StationTrouble;
  isWrong: boolean;
  /** When the problem began or ended. */
  at: Date;
}

interface Writing {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

type Follower = (services: Services, writing: Writing, change: StationTroubleChange) => Promise<void>;

const followers: Follower[] = [];

/**
 * Registers a callback for problems of stations. It runs in the transaction that records the begin or end of a problem. The same begin
 * or end may be reported repeatedly.
 */
export const whenStationTroubled = (follower: Follower): void => void followers.push(follower);

export async function reportStationTrouble(
  services: Services,
  writing: Writing,
  change: StationTroubleChange,
): Promise<void> {
  for (const follow of followers) await follow(services, writing, change);
}
