import { condition } from '../../../kit/query/condition.ts';
import type { JsonText } from '../../../kit/query/given.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';
import type { MetadataRefusal } from './metadataRefusal.ts';

type Of = Given<{ id: number }>;

/** Condition for the imports `t` of one owner. Imports are only visible to their owner. */
export const isOwnedBy = condition('MetadataImport', (row, { owner }: Given<{ owner: number }>) =>
  row('t.owner', '=', owner),
);

export const findNewestImports = query(
  'library.findNewestImports',
  (db, { owner, max }: Given<{ owner: number; max: number }>) =>
    db.selectFrom('MetadataImport').select('id').where('owner', '=', owner).orderBy('id', 'desc').limit(max),
);

/** Locks an import until the transaction ends. */
export const lockImport = query('library.lockImport', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImport')
    .select(['id', 'owner', 'kind', 'fileName', 'state', 'rowCount', 'size', 'refused'])
    .select(['doneCount', 'changedCount', 'refusedCount'])
    .where('id', '=', id)
    .forUpdate(),
);

/** Reads the columns of an import that its job needs at the start. */
export const findImportToRun = query('library.findImportToRun', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImport')
    .select(['owner', 'kind', 'state', 'tokenId', 'address', 'requestId'])
    .where('id', '=', id),
);

/** Locks the owner, so that only one import per person starts at a time. */
export const lockOwner = query('library.lockImportOwner', (db, { id }: Of) =>
  db.selectFrom('User').select('id').where('id', '=', id).forUpdate(),
);

export const findImportsInStates = query(
  'library.findImportsInStates',
  (db, { owner, states }: Given<{ owner: number; states: readonly MetadataImportState[] }>) =>
    db.selectFrom('MetadataImport').select('id').where('owner', '=', owner).where('state', 'in', states),
);

export const deleteImportRow = query('library.deleteImportRow', (db, { id }: Of) =>
  db.deleteFrom('MetadataImport').where('id', '=', id),
);

export const recordReceivedRows = query(
  'library.recordReceivedImportRows',
  (db, { id, rowCount, size }: Given<{ id: number; rowCount: number; size: number }>) =>
    db.updateTable('MetadataImport').set({ rowCount, size }).where('id', '=', id),
);

interface StartedImport {
  id: number;
  state: MetadataImportState;
  now: Date;
  tokenId: number | null;
  address: string;
  requestId: string;
}

export const markStarted = query('library.markImportStarted', (db, values: Given<StartedImport>) =>
  db
    .updateTable('MetadataImport')
    .set({
      state: values.state,
      startedAt: values.now,
      tokenId: values.tokenId,
      address: values.address,
      requestId: values.requestId,
    })
    .where('id', '=', values.id),
);

interface ImportProgress {
  id: number;
  state: MetadataImportState;
  finishedAt: Date | null;
  doneCount: number;
  changedCount: number;
  refusedCount: number;
  refused: JsonText<MetadataRefusal[]>;
}

export const recordProgress = query('library.recordImportProgress', (db, values: Given<ImportProgress>) =>
  db
    .updateTable('MetadataImport')
    .set({
      state: values.state,
      finishedAt: values.finishedAt,
      doneCount: values.doneCount,
      changedCount: values.changedCount,
      refusedCount: values.refusedCount,
      refused: values.refused,
    })
    .where('id', '=', values.id),
);

interface EndedImport {
  id: number;
  state: MetadataImportState;
  failure: MetadataImportFailure | null;
  now: Date;
}

export const markEnded = query('library.markImportEnded', (db, values: Given<EndedImport>) =>
  db
    .updateTable('MetadataImport')
    .set({ state: values.state, failure: values.failure, finishedAt: values.now })
    .where('id', '=', values.id),
);

export const findPartIds = query('library.findImportPartIds', (db, { id }: Of) =>
  db.selectFrom('MetadataImportPart').select('ids').where('import', '=', id),
);

export const findNextPart = query('library.findNextImportPart', (db, { id }: Of) =>
  db
    .selectFrom('MetadataImportPart')
    .select(['id', 'firstRow', 'edits'])
    .where('import', '=', id)
    .orderBy('firstRow')
    .limit(1),
);

export const deletePart = query('library.deleteImportPart', (db, { id }: Of) =>
  db.deleteFrom('MetadataImportPart').where('id', '=', id),
);

export const deleteParts = query('library.deleteImportParts', (db, { id }: Of) =>
  db.deleteFrom('MetadataImportPart').where('import', '=', id),
);

export const deleteOldImports = query(
  'library.deleteOldImports',
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
