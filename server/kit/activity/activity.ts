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

/** Those of some people who want to be left alone now, and until when. */
export type Rest = (database: Database, userIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

const rests: Rest[] = [];

/** Says who has quiet hours: by whichever domain keeps them. It tells of changed ones by `activityChanged`; time tells the rest. */
export const registerRest = (rest: Rest): void => void rests.push(rest);

/** Those of some people who have quiet hours, and until when. */
export async function whoRests(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const found = await Promise.all(rests.map((rest) => rest(database, userIds)));
  return new Map(found.flatMap((some) => [...some]));
}
