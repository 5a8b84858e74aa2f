import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../../kit/database/database.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { readAllSeals, noSeal, type Seal } from './readSeals.ts';
import { readEntriesBetween, SealHash } from './sealHash.ts';

/** Range of audit entries whose content no longer matches the seal that covers them. */
export interface BrokenSeal {
  seal: number;
  /** Lower bound of the entry ids, exclusive. */
  after: number;
  /** Upper bound of the entry ids, inclusive. */
  last: number;
  /** Number of entries at the time of sealing, and now. */
  sealed: number;
  found: number;
}

export interface AuditCheck {
  /** Number of sealed entries according to the seals. */
  sealed: number;
  /** Number of entries without a seal. */
  unsealed: number;
  /**
   * Newest seal. Keep a copy outside of the database: when the newest seals are deleted, the remaining ones still look consistent.
   */
  head: Pick<Seal, 'id' | 'hash'>;
  broken: BrokenSeal[];
}

/** Recomputes the hash of each seal and reports mismatches. Reads the whole audit, a thousand entries at a time. */
export async function checkAudit(database: Database, key: Buffer): Promise<AuditCheck> {
  const broken: BrokenSeal[] = [];
  const [strays] = await countEntriesUpTo.all(database, { id: noSeal.lastEntryId });
  if (strays!.count > 0)
    broken.push({ seal: noSeal.id, after: strays!.first! - 1, last: 0, sealed: 0, found: strays!.count });
  let before = noSeal;
  let sealed = 0;
  for await (const seal of readAllSeals(database)) {
    const hash = new SealHash(key, before.hash);
    for await (const entries of readEntriesBetween(database, before.lastEntryId, seal.lastEntryId)) {
      hash.add(entries);
      // Lets other work of the process run.
      await nextTurn();
    }
    const found = hash.entries;
    if (hash.of(seal) !== seal.hash)
      broken.push({
        seal: seal.id,
        after: before.lastEntryId,
        last: seal.lastEntryId,
        sealed: seal.entries,
        found,
      });
    sealed += seal.entries;
    before = seal;
  }
  const unsealed = await countEntriesAfter.first(database, { id: before.lastEntryId });
  return { sealed, unsealed: unsealed!.count, head: { id: before.id, hash: before.hash }, broken };
}

/**
 * Counts the entries up to an id, and finds the lowest id. Ids begin at 1, so a lower id was inserted directly into the database,
 * where no seal covers it.
 */
const countEntriesUpTo = query('audit.countEntriesUpTo', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('AuditEntry')
    .select([count, ({ fn }) => fn.min('AuditEntry.id').as('first')])
    .where('AuditEntry.id', '<=', id),
);

const countEntriesAfter = query('audit.countEntriesAfter', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AuditEntry').select(count).where('id', '>', id),
);

/** Returns true when a seal still has the hash that was noted earlier. */
export async function isStillSealed(database: Database, noted: Pick<Seal, 'id' | 'hash'>): Promise<boolean> {
  return (await findSealById.first(database, { id: noted.id }))?.hash === noted.hash;
}

const findSealById = query('audit.findSealById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AuditSeal').select('hash').where('id', '=', id),
);
