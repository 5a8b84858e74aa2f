import type { MediaDuplicatesQuery } from './duplicates.generated';

export type DuplicateGroup = MediaDuplicatesQuery['mediaDuplicates']['groups'][number];
export type Duplicate = DuplicateGroup['items'][number];

/** Returns the duplicate to keep by default. Usable files come first, then the highest bitrate, then the earliest creation. */
export function bestOf(items: readonly Duplicate[]): Duplicate | undefined {
  return items.toSorted(
    (a, b) =>
      Number(a.failure !== null) - Number(b.failure !== null) ||
      (b.bitrate ?? 0) - (a.bitrate ?? 0) ||
      a.createdAt.localeCompare(b.createdAt) ||
      Number(a.id) - Number(b.id),
  )[0];
}

/** Returns the duplicates to merge into `target`: those of its kind that the user has not left out. */
export const goingWith = (target: Duplicate, items: readonly Duplicate[], leftOut: readonly string[]) =>
  items.filter(({ id, kind }) => id !== target.id && kind === target.kind && !leftOut.includes(id));
