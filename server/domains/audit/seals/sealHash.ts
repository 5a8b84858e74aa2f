import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import type { Database, RawRow, Transaction } from '../../../kit/database/database.ts';

/** The key of the seals, made of the installation's secret: who can write the database cannot make them anew. */
export const sealKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'regie audit seals', 32));

/** What a seal says of itself, beside its hash. */
export interface Sealed {
  at: Date;
  lastEntryId: number;
  entries: number;
}

/** Makes the hash of a seal: of the one before, of the entries in the order of their ids, of what it says of itself. */
export class SealHash {
  readonly #hash: Hmac;
  entries = 0;

  constructor(key: Buffer, hashBefore: string) {
    this.#hash = createHmac('sha256', key).update(hashBefore);
  }

  add(entries: readonly RawRow[]): void {
    for (const entry of entries) this.#hash.update('\n').update(JSON.stringify(entry));
    this.entries += entries.length;
  }

  /** The hash, when all entries were added. */
  of({ at, lastEntryId, entries }: Sealed): string {
    return this.#hash.update(`\n${at.getTime()} ${lastEntryId} ${entries}`).digest('base64url');
  }
}

const entriesAtOnce = 1000;
const columns =
  'id, at, action, actor_id, actor_name, address, subject, subject_id, cast(changes as text), radio_id, request_id';

/** The entries between two ids, the second included, all that they say, in the order of their ids. */
export async function* entriesBetween(
  database: Pick<Database | Transaction, 'rows'>,
  after: number,
  last: number,
): AsyncGenerator<RawRow[]> {
  for (let from = after; ;) {
    const rows = await database.rows(
      `select ${columns} from audit_entry where id > ? and id <= ? order by id limit ${entriesAtOnce}`,
      [from, last],
    );
    if (rows.length > 0)
      yield rows.map(([id, at, ...rest]) => [id, new Date(at as number | string).getTime(), ...rest]);
    if (rows.length < entriesAtOnce) return;
    from = Number(rows.at(-1)![0]);
  }
}
