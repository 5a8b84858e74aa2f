import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { MediaKind } from '../media/kinds/mediaKind.ts';
import { DuplicateReason } from './mediaDuplicates.types.ts';

/** Media of a radio that are not in its recycle bin and are taken for duplicates. */
export interface Duplicates {
  reason: DuplicateReason;
  /** What they have in common. */
  shared: string;
  /** Two at least, the first to come into the library first. */
  ids: number[];
  /** The kind of each of them. */
  kinds: MediaKind[];
}

/** What media share: one column for each reason, and the queries about it. */
const sharing = {
  [DuplicateReason.SAME_FILE]: sharedIn('multimedia.sameFile', 'checksum'),
  [DuplicateReason.SAME_SONG]: sharedIn('multimedia.sameSong', 'songKey'),
};
const reasons = Object.values(DuplicateReason);

/** All duplicates of a radio: a walk over everything that it has. */
export async function findDuplicates(database: Database, radioId: number): Promise<Duplicates[]> {
  const found: Duplicates[] = [];
  for (const reason of reasons)
    found.push(...groupsOf(reason, await sharing[reason].all.all({ database, radioId })));
  return found;
}

/** What such and such media share with others now: a few rows of an index. */
export async function findDuplicatesOf(
  database: Database,
  radioId: number,
  mediaIds: readonly number[],
  alsoShared: readonly Pick<Duplicates, 'reason' | 'shared'>[],
): Promise<Duplicates[]> {
  const place = { database, radioId };
  const media = await shareable.all(place, { ids: [...mediaIds] });
  const found: Duplicates[] = [];
  for (const reason of reasons) {
    const before = alsoShared
      .filter((duplicates) => duplicates.reason === reason)
      .map(({ shared }) => shared);
    for (const shared of new Set([...before, ...media.map((medium) => medium[reason])]))
      if (shared) found.push(...groupsOf(reason, await sharing[reason].those.all(place, { shared })));
  }
  return found;
}

const shareable = query('multimedia.shareable', (db, { ids }: Given<{ ids: number[] }>) =>
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
          .selectFrom('MediaItem as one')
          .select(`one.${column}`)
          .groupBy(`one.${column}`)
          .having(({ fn }) => fn.countAll(), '>', 1)
          .having(`one.${column}`, '<>', ''),
      ),
    ),
    those: query(`${name}As`, (db, { shared }: Given<{ shared: string }>) =>
      media(db).where(`medium.${column}`, '=', shared),
    ),
  };
}

function groupsOf(reason: DuplicateReason, media: readonly Sharing[]): Duplicates[] {
  const groups = Map.groupBy(media, ({ shared }) => shared);
  return [...groups]
    .filter(
      ([, members]) => members.length > 1 && !(reason === DuplicateReason.SAME_SONG && isOneFile(members)),
    )
    .map(([shared, members]) => ({
      reason,
      shared,
      ids: members.map(({ id }) => id),
      kinds: members.map(({ kind }) => kind),
    }));
}

/** Songs whose bytes are all the same are told of as that alone. */
const isOneFile = (members: readonly Sharing[]) =>
  members[0]!.checksum !== '' && members.every(({ checksum }) => checksum === members[0]!.checksum);
