import type { MediaDuplicatesQuery } from './duplicates.generated';

export type DuplicateGroup = MediaDuplicatesQuery['mediaDuplicates']['groups'][number];
export type Duplicate = DuplicateGroup['items'][number];

/** The one to keep when nobody says otherwise: one that can be used, of the best bitrate, of equals the first that came. */
export function bestOf(items: readonly Duplicate[]): Duplicate | undefined {
  return items.toSorted(
    (one, other) =>
      Number(one.failure !== null) - Number(other.failure !== null) ||
      (other.bitrate ?? 0) - (one.bitrate ?? 0) ||
      one.createdAt.localeCompare(other.createdAt) ||
      Number(one.id) - Number(other.id),
  )[0];
}

/** Those that go when one is kept: media of its kind, without those that are said to be no duplicates. */
export const goingWith = (target: Duplicate, items: readonly Duplicate[], leftOut: readonly string[]) =>
  items.filter(({ id, kind }) => id !== target.id && kind === target.kind && !leftOut.includes(id));
