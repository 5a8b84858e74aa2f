import { typedRow } from '../../../../kit/read/plan.ts';
import { auditedValues } from '../../../../kit/audit/auditedValues.ts';
import type { FieldProblems } from '../../../../kit/errors.ts';
import { problemsOfInput } from '../../../../kit/graphql/errors/validateInput.ts';
import { alterRows, missingFields } from '../../../../kit/resource/recordedWrites.ts';
import type { StoredRow } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { patchFrom, type EditInput } from './mediaEdit.inputs.ts';
import type { MediaEditRow } from './mediaEdit.types.ts';
import type { MediaItem } from '../mediaItem.entity.ts';
import type { LibraryKind, MediaKind } from '../kinds/mediaKind.ts';
import type { MediaReferences } from '../mediaReferences.ts';
import { problemsOfMedium, valuesOfMedium } from './mediaValues.ts';
import type { ShownValues } from './shownValues.ts';

/** Result of one of several edits, and the values that it writes unless there is a problem. */
export interface EditDraft {
  row: MediaEditRow;
  change?: { existing: StoredRow & Stored<MediaItem>; values: object };
}

type SoundDraft = EditDraft & Required<Pick<EditDraft, 'change'>>;

export const hasChange = (draft: EditDraft): draft is SoundDraft => draft.change !== undefined;

/** Validates one edit of a medium, and computes the values that it would write. */
export async function draftOf(
  edit: EditInput,
  stored: StoredRow | undefined,
  isRepeated: boolean,
  references: MediaReferences,
): Promise<EditDraft> {
  const { id } = edit;
  const version = edit.version ?? (stored?.['version'] as number | undefined) ?? 0;
  const nothing = { conflict: false, changes: [], problems: [] } satisfies Partial<MediaEditRow>;
  if (!stored) {
    const problems = [{ field: 'id', problem: 'unknown' as const }];
    return { row: { ...nothing, id, kind: null, title: '', version, problems } };
  }
  const existing = typedRow<Stored<MediaItem>>(stored);
  const { kind, title } = existing;
  const row = { ...nothing, id, kind, title, version: existing.version };
  if (isRepeated) return { row: { ...row, problems: [{ field: 'id', problem: 'taken' }] } };
  if (existing.version !== version) return { row: { ...row, conflict: true } };
  const { given, problems } = await checked(edit, existing, references);
  const wrong = Object.entries(problems).map(([field, problem]) => ({ field, problem }));
  if (wrong.length > 0) return { row: { ...row, problems: wrong } };
  return { row, change: { existing, values: await valuesOfMedium(given, existing, references) } };
}

async function checked(
  edit: EditInput,
  existing: Stored<MediaItem>,
  references: MediaReferences,
): Promise<{ given: object; problems: FieldProblems }> {
  const { patch, foreign } = patchFrom(edit, existing.kind as LibraryKind);
  const inputProblems = await problemsOfInput(patch);
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const problems: FieldProblems = {
    ...(await problemsOfMedium(given, existing, references)),
    ...inputProblems,
    ...missingFields(modelOf(existing.kind, references), given),
    ...Object.fromEntries(foreign.map((field) => [field, 'invalid' as const])),
  };
  return { given, problems };
}

/** Writes validated edits of media of one kind, and adds the changed fields to their results. */
export async function writeDrafts(
  kind: MediaKind,
  drafts: readonly SoundDraft[],
  references: MediaReferences,
  shown: ShownValues,
): Promise<void> {
  const model = modelOf(kind, references);
  const updates = drafts.map(({ change: { existing, values } }) => ({ stored: existing, given: values }));
  const changes = await alterRows(references.writing, model, updates);
  for (const [index, { row }] of drafts.entries()) {
    // No concurrent change is possible: the rows are locked, and on SQLite the whole database is.
    const changed = Object.entries(auditedValues(model, changes[index]!));
    for (const [field, change] of changed) row.changes.push(await shown.shown(field, change));
    if (changed.length > 0) row.version += 1;
  }
}

const modelOf = (kind: MediaKind, { writing }: MediaReferences) =>
  writing.context.reads.models.of(entityOf[kind]);
