import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../kit/database/database.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { allSeals, noSeal, type Seal } from './readSeals.ts';
import { entriesBetween, SealHash } from './sealHash.ts';

/** Entries between two seals that are not what they were when they were sealed. */
export interface BrokenSeal {
  seal: number;
  /** The ids of the entries lie above this one… */
  after: number;
  /** …and up to this one. */
  last: number;
  /** How many entries there were, and how many there are. */
  sealed: number;
  found: number;
}

export interface AuditCheck {
  /** How many entries are sealed, as the seals say. */
  sealed: number;
  /** How many are not yet. */
  unsealed: number;
  /** The newest seal, to be noted somewhere else: a file from which the newest seals are cut off is whole in itself. */
  head: Pick<Seal, 'id' | 'hash'>;
  broken: BrokenSeal[];
}

/** Makes the hash of each seal anew and says which differ. Reads the whole audit, a thousand entries at a time. */
export async function checkAudit(database: Database, key: Buffer): Promise<AuditCheck> {
  const broken: BrokenSeal[] = [];
  const [strays] = await entriesBefore.all(database, { id: noSeal.lastEntryId });
  if (strays!.count > 0)
    broken.push({ seal: noSeal.id, after: strays!.first! - 1, last: 0, sealed: 0, found: strays!.count });
  let before = noSeal;
  let sealed = 0;
  for await (const seal of allSeals(database)) {
    const hash = new SealHash(key, before.hash);
    for await (const entries of entriesBetween(database, before.lastEntryId, seal.lastEntryId)) {
      hash.add(entries);
      // Others are served in between.
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
  const unsealed = await entriesAfter.first(database, { id: before.lastEntryId });
  return { sealed, unsealed: unsealed!.count, head: { id: before.id, hash: before.hash }, broken };
}

/** Ids begin at 1: an entry below that was written past the server, where no seal covers it. */
const entriesBefore = query('audit.entriesBefore', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('AuditEntry')
    .select([count, ({ fn }) => fn.min('AuditEntry.id').as('first')])
    .where('AuditEntry.id', '<=', id),
);

const entriesAfter = query('audit.entriesAfter', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AuditEntry').select(count).where('id', '>', id),
);

/** Whether a seal that was noted before is still the one that it was. */
export async function isStillSealed(database: Database, noted: Pick<Seal, 'id' | 'hash'>): Promise<boolean> {
  return (await sealById.first(database, { id: noted.id }))?.hash === noted.hash;
}

const sealById = query('audit.sealById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('AuditSeal').select('hash').where('id', '=', id),
);
