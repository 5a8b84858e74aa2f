import type { Database, Transaction } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Sealed } from './sealHash.ts';

export interface Seal extends Sealed {
  id: number;
  hash: string;
}

const parts = ['id', 'at', 'lastEntryId', 'entries', 'hash'] as const;

/** Stands in for the previous seal when the first seal is made. */
export const noSeal: Seal = { id: 0, at: new Date(0), lastEntryId: 0, entries: 0, hash: '' };

/** Returns the last written seal, or `noSeal` when there is none. */
export const findLastSeal = async (database: Database | Transaction): Promise<Seal> =>
  (await findNewestSeal.first(database)) ?? noSeal;

const findNewestSeal = query('audit.findNewestSeal', (db) =>
  db
    .selectFrom('AuditSeal')
    .select(parts)
    .where('id', '=', (seals) =>
      seals.selectFrom('AuditSeal as seal').select(({ fn }) => fn.max('seal.id').as('id')),
    ),
);

const sealsAtOnce = 500;

/** Returns all seals in the order in which they were written. */
export async function* readAllSeals(database: Database): AsyncGenerator<Seal> {
  for (let after = 0; ;) {
    const seals = await findNextSeals.all(database, { after });
    yield* seals;
    if (seals.length < sealsAtOnce) return;
    after = seals.at(-1)!.id;
  }
}

const findNextSeals = query('audit.findNextSeals', (db, { after }: Given<{ after: number }>) =>
  db.selectFrom('AuditSeal').select(parts).where('id', '>', after).orderBy('id').limit(sealsAtOnce),
);
