import type { Database, RawRow, Transaction } from '../../../kit/database/database.ts';
import type { Sealed } from './sealHash.ts';

export interface Seal extends Sealed {
  id: number;
  hash: string;
}

type Reading = Pick<Database | Transaction, 'rows'>;

const columns = 'id, at, last_entry_id, entries, hash';

/** What stands before the first seal. */
export const noSeal: Seal = { id: 0, at: new Date(0), lastEntryId: 0, entries: 0, hash: '' };

/** The newest seal. */
export async function lastSeal(database: Reading): Promise<Seal> {
  const [row] = await database.rows(`select ${columns} from audit_seal order by id desc limit 1`, []);
  return row ? sealOf(row) : noSeal;
}

const sealsAtOnce = 500;

/** All seals, the oldest first. */
export async function* allSeals(database: Reading): AsyncGenerator<Seal> {
  for (let after = 0; ;) {
    const rows = await database.rows(
      `select ${columns} from audit_seal where id > ? order by id limit ${sealsAtOnce}`,
      [after],
    );
    yield* rows.map(sealOf);
    if (rows.length < sealsAtOnce) return;
    after = Number(rows.at(-1)![0]);
  }
}

const sealOf = ([id, at, lastEntryId, entries, hash]: RawRow): Seal => ({
  id: Number(id),
  at: new Date(at as number | string),
  lastEntryId: Number(lastEntryId),
  entries: Number(entries),
  hash: String(hash),
});
