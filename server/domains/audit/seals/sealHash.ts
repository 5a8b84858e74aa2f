import { createHmac, hkdfSync, type Hmac } from 'node:crypto';
import type { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

/** The key of the seals, made of the installation's secret: who can write the database cannot make them anew. */
export const sealKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'regie audit seals', 32));

/** What a seal says of itself, beside its hash. */
export interface Sealed {
  at: Date;
  lastEntryId: number;
  entries: number;
}

/** What an entry of the audit says. */
interface SealedEntry extends Omit<AuditEntry, 'changes'> {
  changes: string;
}

/** All that is sealed of an entry; the order is part of every hash that there is. */
const partsOf = ({ id, at, action, ...entry }: SealedEntry) => {
  const { actorId, actorName, address, subject, subjectId, changes, radioId, requestId } = entry;
  const said = [action, actorId, actorName, address, subject, subjectId, changes, radioId, requestId];
  return [id, at.getTime(), ...said];
};

/** Makes the hash of a seal: of the one before, of the entries in the order of their ids, of what it says of itself. */
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

  /** The hash, when all entries were added. */
  of({ at, lastEntryId, entries }: Sealed): string {
    return this.#hash.update(`\n${at.getTime()} ${lastEntryId} ${entries}`).digest('base64url');
  }
}

const entriesAtOnce = 1000;
/** The entries between two ids, the second included, all that they say, in the order of their ids. */
export async function* entriesBetween(
  database: Database | Transaction,
  after: number,
  last: number,
): AsyncGenerator<SealedEntry[]> {
  for (let from = after; ;) {
    const entries = await entriesToSeal.all(database, { after: from, last });
    if (entries.length > 0) yield entries;
    if (entries.length < entriesAtOnce) return;
    from = entries.at(-1)!.id;
  }
}

const entriesToSeal = query(
  'audit.entriesToSeal',
  (db, { after, last }: Given<{ after: number; last: number }>) =>
    db
      .selectFrom('AuditEntry')
      .select(['id', 'at', 'action', 'actorId', 'actorName', 'address', 'subject', 'subjectId'])
      // As it is stored: the same values in another form are another text.
      .select(({ cast }) => cast<string>('changes', 'text').as('changes'))
      .select(['radioId', 'requestId'])
      .where('id', '>', after)
      .where('id', '<=', last)
      .orderBy('id')
      .limit(entriesAtOnce),
);
