import type { Database } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    /** Published when people start or end an activity that must not be disturbed. */
    activityChanged: { users: number[] };
  }
}

/** Returns the ids of the people who must not be disturbed now. */
export type Activity = (database: Database, userIds: readonly number[]) => Promise<ReadonlySet<number>>;

const onAir: Activity[] = [];

/** Registers a source of people on the air. The source publishes `activityChanged` when they change. */
export const registerOnAir = (activity: Activity): void => void onAir.push(activity);

/** Returns those of the given people who are on the air, according to all sources. */
export async function whoIsOnAir(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(onAir.map((activity) => activity(database, userIds)));
  return new Set(found.flatMap((some) => [...some]));
}

/** Returns the given people who have quiet hours now, with the end of their quiet hours. */
export type Rest = (database: Database, userIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

const rests: Rest[] = [];

/**
 * Registers a source of quiet hours. The source must publish `activityChanged` when somebody changes their quiet hours, but not
 * when they begin or end, which follows from the clock.
 */
export const registerRest = (rest: Rest): void => void rests.push(rest);

/** Returns the given people who have quiet hours now, with the end of their quiet hours. */
export async function whoRests(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const found = await Promise.all(rests.map((rest) => rest(database, userIds)));
  return new Map(found.flatMap((some) => [...some]));
}
