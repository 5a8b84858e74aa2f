import type { MediaDuplicatesQuery } from './duplicates.generated';

export type DuplicateGroup = MediaDuplicatesQuery['mediaDuplicates']['groups'][number];
export type Duplicate = DuplicateGroup['items'][number];

/** The medium to keep by default: usable, then highest bitrate, then oldest. */
export function bestOf(items: readonly Duplicate[]): Duplicate | undefined {
  return items.toSorted(
    (one, other) =>
      Number(one.failure !== null) - Number(other.failure !== null) ||
      (other.bitrate ?? 0) - (one.bitrate ?? 0) ||
      one.createdAt.localeCompare(other.createdAt) ||
      Number(one.id) - Number(other.id),
  )[0];
}

/** The media that are merged into `target`: those of its kind that are not left out. */
export const goingWith = (target: Duplicate, items: readonly Duplicate[], leftOut: readonly string[]) =>
  items.filter(({ id, kind }) => id !== target.id && kind === target.kind && !leftOut.includes(id));
