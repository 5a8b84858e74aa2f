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

/**
 * Reacts to the begin or end of a problem. Runs in the transaction that records it. The same begin or end may be reported
 * repeatedly.
 */
export type StationTroubleCallback = (
  services: Services,
  writing: Writing,
  change: StationTroubleChange,
) => Promise<void>;

declare module '../../../kit/domain.ts' {
  interface Domain {
    /** Called when a problem of a station begins or ends. */
    onStationTrouble?: StationTroubleCallback;
  }
}

declare module '../../../kit/context.ts' {
  interface Services {
    stationTroubleCallbacks: readonly StationTroubleCallback[];
  }
}

export async function reportStationTrouble(
  services: Services,
  writing: Writing,
  change: StationTroubleChange,
): Promise<void> {
  for (const callback of services.stationTroubleCallbacks) await callback(services, writing, change);
}
