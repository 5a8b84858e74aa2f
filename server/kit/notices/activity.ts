import type { Database } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    /** Published when people go on or off the air, or change the times of their quiet hours. */
    activityChanged: { users: number[] };
  }
}

/** Returns which of the given people are on the air and must not be disturbed. */
export type Activity = (database: Database, userIds: readonly number[]) => Promise<ReadonlySet<number>>;

const onAir: Activity[] = [];

/** Registers a source of people who are on the air. It must publish `activityChanged` whenever they change. */
export const registerOnAir = (activity: Activity): void => void onAir.push(activity);

/** Returns those of the given people who are on the air, according to all sources. */
export async function whoIsOnAir(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(onAir.map((activity) => activity(database, userIds)));
  return new Set(found.flatMap((some) => [...some]));
}

/** Returns which of the given people have quiet hours now, each with the end of their quiet hours. */
export type Rest = (database: Database, userIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

const rests: Rest[] = [];

/**
 * Registers a source of quiet hours. It must publish `activityChanged` when somebody changes the times of their quiet hours, but
 * not when quiet hours begin or end, which follows from the clock.
 */
export const registerRest = (rest: Rest): void => void rests.push(rest);

/** Returns which of the given people have quiet hours now, according to all sources, each with the end. */
export async function whoRests(
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const found = await Promise.all(rests.map((rest) => rest(database, userIds)));
  return new Map(found.flatMap((some) => [...some]));
}
