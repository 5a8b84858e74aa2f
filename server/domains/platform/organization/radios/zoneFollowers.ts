import type { Writing } from '../../../../kit/resource/recordedWrites.ts';

/** Callback of another domain, called in the transaction that changes the time zone of a radio. */
type ZoneFollower = (writing: Writing, radioId: number) => Promise<void>;

const followers: ZoneFollower[] = [];

/** Registers a callback for changes of the time zone of a radio. */
export const whenZoneChanges = (follower: ZoneFollower): void => void followers.push(follower);

export async function followZoneChange(writing: Writing, radioId: number): Promise<void> {
  for (const follow of followers) await follow(writing, radioId);
}
