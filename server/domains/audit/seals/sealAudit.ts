import type { Database } from '../../../kit/database/database.ts';
import { oneWriter } from '../../../kit/database/oneWriter.ts';
import { lastSettledId } from '../../../kit/database/settled.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { lastSeal } from './readSeals.ts';
import { AuditSeal } from './auditSeal.entity.ts';
import { entriesBetween, SealHash } from './sealHash.ts';

/** So that a seal of years of entries does not hold the table for long: the next one goes on. */
const maxEntries = 10_000;

/** Seals the entries that no seal closes yet. Gives how many there were; several processes may do it at once. */
export async function sealAudit(database: Database, key: Buffer): Promise<number> {
  const lastEntryId = await lastSettledId(database, 'audit_entry');
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
    // Of two that seal at once the second goes on behind the first.
    await oneWriter(transaction, AuditSeal);
    const before = await lastSeal(transaction);
    const hash = new SealHash(key, before.hash);
    let lastEntryId = before.lastEntryId;
    for await (const entries of entriesBetween(transaction, before.lastEntryId, lastSettled)) {
      hash.add(entries);
      lastEntryId = entries.at(-1)!.id;
      if (hash.entries === maxEntries) break;
    }
    const { entries } = hash;
    if (entries === 0) return 0;
    const at = new Date();
    const seal = { at, lastEntryId, entries };
    await sealing.write(transaction, { ...seal, hash: hash.of(seal) });
    return entries;
  });
}

const sealing = query(
  'audit.sealing',
  (
    db,
    { at, lastEntryId, entries, hash }: Given<Pick<AuditSeal, 'at' | 'lastEntryId' | 'entries' | 'hash'>>,
  ) => db.insertInto('AuditSeal').values({ at, lastEntryId, entries, hash }),
);
