import { condition } from '../../../kit/query/condition.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';

type Of = Given<{ id: number }>;

/** Condition for the imports `t` of their owner: nobody else sees them. */
export const importsOf = condition('MetadataImport', (row, { owner }: Given<{ owner: number }>) =>
  row('t.owner', '=', owner),
);

export const newestImports = query(
  'library.newestMetadataImports',
  (db, { owner, most }: Given<{ owner: number; most: number }>) =>
    db.selectFrom('MetadataImport').select('id').where('owner', '=', owner).orderBy('id', 'desc').limit(most),
);

/** Locks an import until the transaction ends. */
export const lockedImport = query('library.lockedMetadataImport', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImport')
    .select(['id', 'owner', 'kind', 'fileName', 'state', 'rowCount', 'size', 'refused'])
    .select(['doneCount', 'changedCount', 'refusedCount'])
    .where('id', '=', id)
    .forUpdate(),
);

/** Import as its job starts with it. */
export const importToDo = query('library.metadataImportToDo', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImport')
    .select(['owner', 'kind', 'state', 'tokenId', 'address', 'requestId'])
    .where('id', '=', id),
);

/** Locks the owner, so that only one import per person starts at a time. */
export const lockedOwner = query('library.lockedImporter', (db, { id }: Of) =>
  db.selectFrom('User').select('id').where('id', '=', id).forUpdate(),
);

export const importsInStates = query(
  'library.metadataImportsInStates',
  (db, { owner, states }: Given<{ owner: number; states: readonly MetadataImportState[] }>) =>
    db.selectFrom('MetadataImport').select('id').where('owner', '=', owner).where('state', 'in', states),
);

export const importDropped = query('library.metadataImportDropped', (db, { id }: Of) =>
  db.deleteFrom('MetadataImport').where('id', '=', id),
);

export const rowsArrived = query(
  'library.metadataRowsArrived',
  (db, { id, rowCount, size }: Given<{ id: number; rowCount: number; size: number }>) =>
    db.updateTable('MetadataImport').set({ rowCount, size }).where('id', '=', id),
);

interface Begun {
  id: number;
  state: MetadataImportState;
  now: Date;
  tokenId: number | null;
  address: string;
  requestId: string;
}

export const importBegun = query('library.metadataImportBegun', (db, given: Given<Begun>) =>
  db
    .updateTable('MetadataImport')
    .set({
      state: given.state,
      startedAt: given.now,
      tokenId: given.tokenId,
      address: given.address,
      requestId: given.requestId,
    })
    .where('id', '=', given.id),
);

interface Further {
  id: number;
  state: MetadataImportState;
  finishedAt: Date | null;
  doneCount: number;
  changedCount: number;
  refusedCount: number;
  refused: string;
}

export const importFurther = query('library.metadataImportFurther', (db, given: Given<Further>) =>
  db
    .updateTable('MetadataImport')
    .set({
      state: given.state,
      finishedAt: given.finishedAt,
      doneCount: given.doneCount,
      changedCount: given.changedCount,
      refusedCount: given.refusedCount,
      refused: given.refused as never,
    })
    .where('id', '=', given.id),
);

interface Ended {
  id: number;
  state: MetadataImportState;
  failure: MetadataImportFailure | null;
  now: Date;
}

export const importEnded = query('library.metadataImportEnded', (db, given: Given<Ended>) =>
  db
    .updateTable('MetadataImport')
    .set({ state: given.state, failure: given.failure, finishedAt: given.now })
    .where('id', '=', given.id),
);

export const idsOfParts = query('library.idsOfMetadataParts', (db, { id }: Of) =>
  db.selectFrom('MetadataImportPart').select('ids').where('import', '=', id),
);

export const nextPart = query('library.nextMetadataPart', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImportPart')
    .select(['id', 'firstRow', 'edits'])
    .where('import', '=', id)
    .orderBy('firstRow')
    .limit(1),
);

export const partTaken = query('library.metadataPartTaken', (db, { id }: Of) =>
  db.deleteFrom('MetadataImportPart').where('id', '=', id),
);

export const partsDropped = query('library.metadataPartsDropped', (db, { id }: Of) =>
  db.deleteFrom('MetadataImportPart').where('import', '=', id),
);

export const oldImports = query(
  'library.oldMetadataImports',
  (db, { begun, finished }: Given<{ begun: Date; finished: Date }>) =>
    db
      .deleteFrom(acrossRadios('MetadataImport'))
      .where(({ or, and, eb }) =>
        or([
          and([eb('startedAt', 'is', null), eb('createdAt', '<', begun)]),
          eb('finishedAt', '<', finished),
        ]),
      ),
);
