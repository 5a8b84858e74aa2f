import type { EntityClass } from '@mikro-orm/core';
import type { EditableEntity } from '../entities/baseEntity.ts';
import type { Given, Query } from '../query/query.ts';
import { addRow, alterRow, dropRow, type Writing } from '../resource/recordedWrites.ts';
import { findStoredRows } from '../resource/storedRows.ts';
import { updateRow, type StoredRow } from '../write/rowWrites.ts';
import type { DraftColumns } from './draftOf.ts';

/*
 * A published record has at most one draft. Callers must lock the record first, so that two concurrent first saves cannot both
 * insert a draft.
 */

/** The drafts of one entity of published records. */
export interface Drafts {
  entity: EntityClass<EditableEntity & DraftColumns>;
  /** Name of the draft's relation to the record. */
  record: string;
  /** Query for the draft of a record. */
  find: Query<Given<{ of: number }>, { id: number }>;
}

export type StoredDraft = StoredRow & DraftColumns & { version: number };

interface DraftSave {
  /** Id of the record, and the version of the record from which the draft was started. */
  recordId: number;
  startedFrom: number;
  fields: object;
  /** Further columns of the draft, such as who saved it. */
  columns?: object;
}

/** Finds and locks the draft of a record. */
export async function findDraft(
  writing: Writing,
  { entity, find }: Drafts,
  recordId: number,
): Promise<StoredDraft | undefined> {
  const found = await find.first(writing, { of: recordId });
  if (!found) return undefined;
  const model = writing.context.reads.models.of(entity);
  return (await findStoredRows(writing, model, [found.id])).get(found.id) as StoredDraft | undefined;
}

/**
 * Saves the draft of a record. `stored` is the existing draft, undefined for the first save. Only the first save is audited,
 * because later ones are autosaves.
 */
export async function saveDraft(
  writing: Writing,
  { entity, record }: Drafts,
  stored: StoredDraft | undefined,
  { recordId, columns, ...save }: DraftSave,
): Promise<void> {
  const model = writing.context.reads.models.of(entity);
  const given = { ...columns, ...save };
  if (stored) await updateRow(writing.transaction, model, stored, given);
  else await addRow(writing, model, { ...given, [record]: recordId });
}

/** Removes the draft of a record that was published, or whose draft was discarded. */
export async function removeDraft(writing: Writing, { entity }: Drafts, stored: StoredDraft): Promise<void> {
  await dropRow(writing, writing.context.reads.models.of(entity), stored);
}

/** Cancels the scheduled publication of a draft. Its job finds the schedule changed, and does nothing. */
export async function unscheduleDraft(
  writing: Writing,
  { entity }: Drafts,
  stored: StoredDraft,
): Promise<void> {
  await alterRow(writing, writing.context.reads.models.of(entity), stored, { publishAt: null });
}

/**
 * Keeps a draft publishable after a write that changes nothing which the draft contains. An example is the period on the website.
 * `version` is the record's version before the write: a draft that is based on it becomes based on the next version. A draft that
 * is based on an older version stays unchanged.
 */
export async function rebaseDraft(
  writing: Writing,
  drafts: Drafts,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const stored = await findDraft(writing, drafts, id);
  if (stored?.startedFrom !== version) return;
  const model = writing.context.reads.models.of(drafts.entity);
  await updateRow(writing.transaction, model, stored, { startedFrom: version + 1 });
}
