import type { Writing } from '../../../kit/resource/recordedWrites.ts';

/** What a later domain does in the transaction that gives a radio another time zone. */
type ZoneFollower = (writing: Writing, radioId: number) => Promise<void>;

const followers: ZoneFollower[] = [];

/** Has something done whenever a radio gets another time zone. */
export const whenZoneChanges = (follower: ZoneFollower): void => void followers.push(follower);

export async function followZoneChange(writing: Writing, radioId: number): Promise<void> {
  for (const follow of followers) await follow(writing, radioId);
}
