import type { Database } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    /** Somebody does something that keeps them, or is done with it. */
    activityChanged: { users: number[] };
  }
}

/** Those of some people whom something keeps from being disturbed now. */
export type Activity = (database: Database, userIds: readonly number[]) => Promise<ReadonlySet<number>>;

const onAir: Activity[] = [];

/** Says who is on the air: by whichever domain knows of it. It tells of changes by `activityChanged`. */
export const registerOnAir = (activity: Activity): void => void onAir.push(activity);

/** Those of some people who are on the air, whatever makes them so. */
export async function whoIsOnAir(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(onAir.map((activity) => activity(database, userIds)));
  return new Set(found.flatMap((some) => [...some]));
}
