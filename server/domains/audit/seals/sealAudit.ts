import type { Database, SqlValue } from '../../../kit/database/database.ts';
import { lastSettledId } from '../../../kit/database/settled.ts';
import { lastSeal } from './readSeals.ts';
import { entriesBetween, SealHash } from './sealHash.ts';

/** So that a seal of years of entries does not hold the table for long: the next one goes on. */
const mostEntries = 10_000;

/** Seals the entries that no seal closes yet. Gives how many there were; several processes may do it at once. */
export async function sealAudit(database: Database, key: Buffer): Promise<number> {
  const lastEntryId = await lastSettledId(database, 'audit_entry');
  let sealed = 0;
  for (let more = lastEntryId !== undefined; more;) {
    const entries = await sealNext(database, key, lastEntryId!);
    sealed += entries;
    more = entries === mostEntries;
  }
  return sealed;
}

function sealNext(database: Database, key: Buffer, lastSettled: number): Promise<number> {
  return database.transaction(async (transaction) => {
    // Of two that seal at once the second goes on behind the first.
    if (database.engine === 'postgresql')
      await transaction.run('lock table audit_seal in share row exclusive mode', []);
    const before = await lastSeal(transaction);
    const hash = new SealHash(key, before.hash);
    let lastEntryId = before.lastEntryId;
    for await (const entries of entriesBetween(transaction, before.lastEntryId, lastSettled)) {
      hash.add(entries);
      lastEntryId = Number(entries.at(-1)![0]);
      if (hash.entries === mostEntries) break;
    }
    const { entries } = hash;
    if (entries === 0) return 0;
    const at = new Date();
    const values: SqlValue[] = [
      database.engine === 'sqlite' ? at.getTime() : at,
      lastEntryId,
      entries,
      hash.of({ at, lastEntryId, entries }),
    ];
    await transaction.run(
      'insert into audit_seal (at, last_entry_id, entries, hash) values (?, ?, ?, ?)',
      values,
    );
    return entries;
  });
}
