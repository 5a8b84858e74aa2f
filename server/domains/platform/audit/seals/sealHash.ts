import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import type { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';

/**
 * Derives the key of the seals' hashes from the secret of the installation. Write access to the database is therefore not enough
 * to forge seals.
 */
export const sealKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'regie audit seals', 32));

/** Values of a seal that its hash covers, without the hash. */
export interface Sealed {
  at: Date;
  lastEntryId: number;
  entries: number;
}

/** Audit entry as stored, with its changes as text. */
interface SealedEntry extends Omit<AuditEntry, 'changes'> {
  changes: string;
}

/** Values of an entry that a seal covers; their order is part of every existing hash. */
const partsOf = ({ id, at, action, ...entry }: SealedEntry) => {
  const { actorId, actorName, address, subject, subjectId, changes, radioId, requestId } = entry;
  const said = [action, actorId, actorName, address, subject, subjectId, changes, radioId, requestId];
  return [id, at.getTime(), ...said];
};

/** Computes the hash of a seal. The hash covers the previous hash, the entries in the order of their ids, and the values of the seal. */
export class SealHash {
  readonly #hash: Hmac;
  entries = 0;

  constructor(key: Buffer, hashBefore: string) {
    this.#hash = createHmac('sha256', key)
      // guard: audit-seal-includes-previous-seal
      .update(hashBefore);
  }

  add(entries: readonly SealedEntry[]): void {
    for (const entry of entries) this.#hash.update('\n').update(JSON.stringify(partsOf(entry)));
    this.entries += entries.length;
  }

  /** Returns the hash after all entries were added. */
  of({ at, lastEntryId, entries }: Sealed): string {
    return this.#hash.update(`\n${at.getTime()} ${lastEntryId} ${entries}`).digest('base64url');
  }
}

const entriesAtOnce = 1000;
/** Reads all columns of the audit entries between two ids, in the order of their ids. `after` is exclusive, `last` is inclusive. */
export async function* readEntriesBetween(
  database: Database | Transaction,
  after: number,
  last: number,
): AsyncGenerator<SealedEntry[]> {
  for (let from = after; ;) {
    const entries = await findEntriesToSeal.all(database, { after: from, last });
    if (entries.length > 0) yield entries;
    if (entries.length < entriesAtOnce) return;
    from = entries.at(-1)!.id;
  }
}

const findEntriesToSeal = query(
  'audit.findEntriesToSeal',
  (db, { after, last }: Given<{ after: number; last: number }>) =>
    db
      .selectFrom('AuditEntry')
      .select(['id', 'at', 'action', 'actorId', 'actorName', 'address', 'subject', 'subjectId'])
      // Reads the changes as stored text, because the hash covers their formatting too.
      .select(({ cast }) => cast<string>('changes', 'text').as('changes'))
      .select(['radioId', 'requestId'])
      .where('id', '>', after)
      .where('id', '<=', last)
      .orderBy('id')
      .limit(entriesAtOnce),
);
