import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { DuplicateReason } from './mediaDuplicates.types.ts';

/** Group of media of a radio that count as duplicates of each other. Excludes media in the recycle bin. */
export interface Duplicates {
  reason: DuplicateReason;
  /** Checksum or song key that the media share. */
  shared: string;
  /** At least two ids, the oldest medium first. */
  ids: number[];
  /** Kinds of these media, in the order of `ids`. */
  kinds: MediaKind[];
}

/** For each reason, the queries that find media with an equal value of its column. */
const sharing = {
  [DuplicateReason.SAME_FILE]: sharedIn('multimedia.sameFile', 'checksum'),
  [DuplicateReason.SAME_SONG]: sharedIn('multimedia.sameSong', 'songKey'),
};
const reasons = Object.values(DuplicateReason);

/** Finds all duplicates of a radio by reading its whole library. */
export async function findDuplicates(database: Database, radioId: number): Promise<Duplicates[]> {
  const found: Duplicates[] = [];
  for (const reason of reasons)
    found.push(...groupsOf(reason, await sharing[reason].all.all({ database, radioId })));
  return found;
}

/**
 * Finds the groups of duplicates that contain any of the given media, through an index. `alsoShared` are values that the media
 * shared before, whose other media must be checked too.
 */
export async function findDuplicatesOf(
  database: Database,
  radioId: number,
  mediaIds: readonly number[],
  alsoShared: readonly Pick<Duplicates, 'reason' | 'shared'>[],
): Promise<Duplicates[]> {
  const scope = { database, radioId };
  const media = await findSharedKeys.all(scope, { ids: [...mediaIds] });
  const found: Duplicates[] = [];
  for (const reason of reasons) {
    const before = alsoShared
      .filter((duplicates) => duplicates.reason === reason)
      .map(({ shared }) => shared);
    for (const shared of new Set([...before, ...media.map((medium) => medium[reason])]))
      if (shared) found.push(...groupsOf(reason, await sharing[reason].withValue.all(scope, { shared })));
  }
  return found;
}

const findSharedKeys = query('library.findSharedKeys', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('MediaItem')
    .select([`checksum as ${DuplicateReason.SAME_FILE}`, `songKey as ${DuplicateReason.SAME_SONG}`])
    .where('id', 'in', ids),
);

interface Sharing {
  shared: string;
  id: number;
  checksum: string;
  kind: MediaKind;
}

function sharedIn(name: string, column: 'checksum' | 'songKey') {
  const media = (db: Builder) =>
    db
      .selectFrom('MediaItem as medium')
      .select(({ ref }) => [
        'medium.id',
        'medium.kind',
        'medium.checksum',
        ref(`medium.${column}`).as('shared'),
      ])
      .orderBy(`medium.${column}`)
      .orderBy('medium.id');
  return {
    all: query(`${name}s`, (db) =>
      media(db).where(`medium.${column}`, 'in', (several) =>
        several
          .selectFrom('MediaItem as item')
          .select(`item.${column}`)
          .groupBy(`item.${column}`)
          .having(({ fn }) => fn.countAll(), '>', 1)
          .having(`item.${column}`, '<>', ''),
      ),
    ),
    withValue: query(`${name}As`, (db, { shared }: Given<{ shared: string }>) =>
      media(db).where(`medium.${column}`, '=', shared),
    ),
  };
}

function groupsOf(reason: DuplicateReason, media: readonly Sharing[]): Duplicates[] {
  const groups = Map.groupBy(media, ({ shared }) => shared);
  return [...groups]
    .filter(
      ([, members]) => members.length > 1 && !(reason === DuplicateReason.SAME_SONG && isSameFile(members)),
    )
    .map(([shared, members]) => ({
      reason,
      shared,
      ids: members.map(({ id }) => id),
      kinds: members.map(({ kind }) => kind),
    }));
}

/** True when all files are equal. Such songs are reported as the same file, and not also as the same song. */
const isSameFile = (members: readonly Sharing[]) =>
  members[0]!.checksum !== '' && members.every(({ checksum }) => checksum === members[0]!.checksum);
