import type { Database } from '../../../../kit/database/database.ts';
import { lockForWriting } from '../../../../kit/database/transactionLocks.ts';
import { findLastSettledId } from '../../../../kit/database/settled.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { findLastSeal } from './readSeals.ts';
import { AuditSeal } from './auditSeal.entity.ts';
import { readEntriesBetween, SealHash } from './sealHash.ts';

/** Maximum number of entries per seal. Sealing years of entries must not lock the table for long. */
const maxEntries = 10_000;

/**
 * Seals the entries without a seal and returns their number. Returns 0 also when the current writers of the table
 * take too long. Safe when several processes run it at once.
 */
export async function sealAudit(database: Database, key: Buffer): Promise<number> {
  const lastEntryId = await findLastSettledId(database, 'audit_entry');
  let sealed = 0;
  for (let more = lastEntryId !== undefined; more;) {
    const entries = await sealNext(database, key, lastEntryId!);
    sealed += entries;
    more = entries === maxEntries;
  }
  return sealed;
}

function sealNext(database: Database, key: Buffer, lastSettled: number): Promise<number> {
  return database.transaction(async (transaction) => {
    // Serialises concurrent sealing: the second transaction continues after the first.
    await lockForWriting(transaction, AuditSeal);
    const before = await findLastSeal(transaction);
    const hash = new SealHash(key, before.hash);
    let lastEntryId = before.lastEntryId;
    for await (const entries of readEntriesBetween(transaction, before.lastEntryId, lastSettled)) {
      hash.add(entries);
      lastEntryId = entries.at(-1)!.id;
      if (hash.entries === maxEntries) break;
    }
    const { entries } = hash;
    if (entries === 0) return 0;
    const at = new Date();
    const seal = { at, lastEntryId, entries };
    await insertSeal.write(transaction, { ...seal, hash: hash.of(seal) });
    return entries;
  });
}

const insertSeal = query(
  'audit.insertSeal',
  (
    db,
    { at, lastEntryId, entries, hash }: Given<Pick<AuditSeal, 'at' | 'lastEntryId' | 'entries' | 'hash'>>,
  ) => db.insertInto('AuditSeal').values({ at, lastEntryId, entries, hash }),
);
