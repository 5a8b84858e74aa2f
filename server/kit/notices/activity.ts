import type { Database } from '../database/database.ts';

declare module '../events/events.ts' {
  interface Topics {
    /** Published when people go on or off the air, or change the times of their quiet hours. */
    activityChanged: { users: number[] };
  }
}

/** Function that returns which of the given people are on the air and must not be disturbed. */
export type Activity = (database: Database, userIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** Function that returns which of the given people have quiet hours now. The value of each is the end of the quiet hours. */
export type Rest = (database: Database, userIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

/** Functions of all domains that find people who are on the air or have quiet hours. */
export interface Activities {
  onAir: readonly Activity[];
  resting: readonly Rest[];
}

/** Returns those of the given people who are on the air, according to all domains. */
export async function whoIsOnAir(
  { onAir }: Activities,
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const found = await Promise.all(onAir.map((activity) => activity(database, userIds)));
  return new Set(found.flatMap((some) => [...some]));
}

/** Returns which of the given people have quiet hours now, according to all domains. The value of each is the end of the quiet hours. */
export async function whoRests(
  { resting }: Activities,
  database: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const found = await Promise.all(resting.map((rest) => rest(database, userIds)));
  return new Map(found.flatMap((some) => [...some]));
}
