import type { Database, SqlValue } from '../../../kit/database/database.ts';
import { idList } from '../playlists/items/idList.ts';
import { DuplicateReason } from './mediaDuplicates.types.ts';

/** Media of a radio that are not in its recycle bin and are taken for doubles. */
export interface Doubles {
  reason: DuplicateReason;
  /** What they have in common. */
  shared: string;
  /** Two at least, the first to come into the library first. */
  ids: number[];
}

const columnOf: Record<DuplicateReason, 'checksum' | 'song_key'> = {
  SAME_FILE: 'checksum',
  SAME_SONG: 'song_key',
};
const reasons = Object.values(DuplicateReason);

/** All doubles of a radio: a walk over everything that it has. */
export async function findDoubles(database: Database, radioId: number): Promise<Doubles[]> {
  const found: Doubles[] = [];
  for (const reason of reasons) {
    const column = columnOf[reason];
    const shared = `select d.${column} from media_item d where d.radio_id = ? and d.deleted_at is null
      group by d.${column} having count(*) > 1 and d.${column} <> ''`;
    found.push(...(await groupsOf(database, reason, `m.${column} in (${shared})`, [radioId, radioId])));
  }
  return found;
}

/** What such and such media share with others now: a few rows of an index. */
export async function findDoublesOf(
  database: Database,
  radioId: number,
  mediaIds: readonly number[],
  alsoShared: readonly Pick<Doubles, 'reason' | 'shared'>[],
): Promise<Doubles[]> {
  const { table, value } = idList(database.engine, mediaIds);
  const rows = await database.rows(
    `select m.checksum, m.song_key from media_item m where m.radio_id = ? and m.deleted_at is null
     and m.id in (select id from ${table} listed)`,
    [radioId, value],
  );
  const found: Doubles[] = [];
  for (const [index, reason] of reasons.entries()) {
    const before = alsoShared.filter((doubles) => doubles.reason === reason).map(({ shared }) => shared);
    for (const shared of new Set([...before, ...rows.map((row) => String(row[index]))]))
      if (shared)
        found.push(...(await groupsOf(database, reason, `m.${columnOf[reason]} = ?`, [radioId, shared])));
  }
  return found;
}

async function groupsOf(
  database: Database,
  reason: DuplicateReason,
  where: string,
  values: readonly SqlValue[],
): Promise<Doubles[]> {
  const column = columnOf[reason];
  const rows = await database.rows(
    `select m.${column}, m.id, m.checksum from media_item m where m.radio_id = ? and m.deleted_at is null and ${where}
     order by m.${column}, m.id`,
    values,
  );
  const groups = Map.groupBy(rows, ([shared]) => String(shared));
  return [...groups]
    .filter(
      ([, members]) => members.length > 1 && !(reason === DuplicateReason.SAME_SONG && isOneFile(members)),
    )
    .map(([shared, members]) => ({ reason, shared, ids: members.map(([, id]) => Number(id)) }));
}

/** Songs whose bytes are all the same are told of as that alone. */
const isOneFile = (members: readonly unknown[][]) =>
  members[0]![2] !== '' && members.every(([, , checksum]) => checksum === members[0]![2]);
