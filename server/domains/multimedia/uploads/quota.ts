import type { Database } from '../../../kit/database/database.ts';

/** How much room a radio's library takes and may take, in bytes. */
export interface Room {
  used: number;
  /** Null for no limit but the disk. */
  quota: number | null;
}

/** Counts what is stored, in the recycle bin too: it is deleted only when that is emptied. */
export async function roomOf(database: Database, radioId: number): Promise<Room> {
  const [row] = await database.rows(
    `select r.media_quota, coalesce((select sum(m.size) from media_item m where m.radio_id = r.id and m.file_key <> ''), 0)
     from radio r where r.id = ?`,
    [radioId],
  );
  return { quota: row![0] === null ? null : Number(row![0]), used: Number(row![1]) };
}
