import type { Services } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';

/** What can be wrong with a station apart from how it sounds. */
export enum StationTrouble {
  NOTHING_TO_PLAY = 'NOTHING_TO_PLAY',
  PLAYER_DISK_FULL = 'PLAYER_DISK_FULL',
  SERVER_DISK_FULL = 'SERVER_DISK_FULL',
  PLAN_NOT_TOLD = 'PLAN_NOT_TOLD',
  NOT_BROADCASTING = 'NOT_BROADCASTING',
}

export interface StationTroubleChange {
  trouble: StationTrouble;
  isWrong: boolean;
  /** Since when it is wrong, or well again. */
  at: Date;
}

interface Writing {
  transaction: Transaction;
  context: { radioId: number | undefined };
}

type Follower = (services: Services, writing: Writing, change: StationTroubleChange) => Promise<void>;

const followers: Follower[] = [];

/** A later domain keeps what is wrong, in the transaction of what was found. It is told the same again and again. */
export const whenStationTroubled = (follower: Follower): void => void followers.push(follower);

export async function tellStationTrouble(
  services: Services,
  writing: Writing,
  change: StationTroubleChange,
): Promise<void> {
  for (const follow of followers) await follow(services, writing, change);
}
