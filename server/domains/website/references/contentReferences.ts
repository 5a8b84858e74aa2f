import { referencesIn, withMovedReference, type RecordType } from '../../../kit/html/references.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { insertRows, updateRow, type StoredRow } from '../../../kit/write/rowWrites.ts';
import { findReadableSoundsAmong } from '../../library/public.ts';
import { Content } from '../contents/content.entity.ts';
import { ContentDraft } from '../drafts/contentDraft.entity.ts';
import { textOfFields } from '../drafts/contentText.ts';
import { ContentReference } from './contentReference.entity.ts';

/* The records that texts of contents refer to, stored with each text so that the uses of a record are found without reading texts. */

const findReferencesOfContent = query(
  'website.findReferencesOfContent',
  (db, { content }: Given<{ content: number }>) =>
    db
      .selectFrom('ContentReference')
      .select(['id', 'isDraft', 'type', 'record'])
      .where('content', '=', content),
);

const deleteReferences = query('website.deleteReferences', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('ContentReference').where('id', 'in', ids),
);

interface StoredText {
  content: number;
  /** True for the text of the draft of the content. */
  isDraft: boolean;
  /** The cleaned text; empty for a draft that is removed. */
  body: string;
}

const keyOf = ({ type, record }: { type: RecordType; record: number }) => `${type}:${record}`;

/** Stores the records that a text refers to. Must run in the transaction that writes the text. */
export async function storeReferences(
  writing: Writing,
  { content, isDraft, body }: StoredText,
): Promise<void> {
  const { transaction, context } = writing;
  const stored = (await findReferencesOfContent.all(writing, { content })).filter(
    (reference) => reference.isDraft === isDraft,
  );
  const wanted = new Map(
    referencesIn(body).map(({ type, id }) => [keyOf({ type, record: id }), { type, record: id }]),
  );
  const obsolete = stored.filter((reference) => !wanted.has(keyOf(reference)));
  for (const reference of stored) wanted.delete(keyOf(reference));
  if (obsolete.length > 0) await deleteReferences.write(writing, { ids: obsolete.map(({ id }) => id) });
  const added = [...wanted.values()].map((reference) => ({ ...reference, content, isDraft }));
  if (added.length > 0)
    await insertRows(transaction, context.reads.models.of(ContentReference), added, scopeOf(context));
}

/**
 * Throws when a text plays a sound that the viewer may not read or that browsers cannot play. Sounds that the content or its draft has
 * already are accepted: somebody else may have added them, and they may have been deleted since.
 */
export async function requireReadableSounds(write: Write<Content>, body: string): Promise<void> {
  const sounds = referencesIn(body).flatMap(({ type, id }) => (type === 'MediaItem' ? [id] : []));
  if (sounds.length === 0) return;
  const stored = write.existing
    ? await findReferencesOfContent.all(write, { content: write.existing.id })
    : [];
  const known = new Set(stored.flatMap(({ type, record }) => (type === 'MediaItem' ? [record] : [])));
  const added = sounds.filter((id) => !known.has(id));
  if (added.length === 0) return;
  const readable = await findReadableSoundsAmong(write, added);
  if (added.some((id) => !readable.has(id))) throw invalidInput({ body: 'unavailableSound' });
}

const findReferringContents = query(
  'website.findReferringContents',
  (db, { type, record }: Given<{ type: RecordType; record: number }>) =>
    db
      .selectFrom('ContentReference as reference')
      .innerJoin(withDeleted('Content as content'), 'content.id', 'reference.content')
      .leftJoin('ContentDraft as draft', 'draft.content', 'content.id')
      .select(['content.id', 'draft.id as draft'])
      .distinct()
      .where('reference.type', '=', type)
      .where('reference.record', '=', record)
      .orderBy('content.id'),
);

/** Makes all texts that refer to a record refer to another, in drafts and in the recycle bin too. Revisions stay as they are. */
export async function moveReferences(
  writing: Writing,
  type: RecordType,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { models } = writing.context.reads;
  const rows = await findReferringContents.all(writing, { type, record: from });
  const scope = scopeOf(writing.context, 'shown');
  // One at a time, because a text may have 100,000 characters.
  for (const { id, draft: draftId } of rows) {
    const moved = (body: string) => withMovedReference(body, type, from, to);
    const content = (await findStoredRows(writing, models.of(Content), [id], scope)).get(id)!;
    const body = moved(String(content['body']));
    await alterRow(writing, models.of(Content), content, { body });
    await storeReferences(writing, { content: id, isDraft: false, body });
    if (draftId === null) continue;
    const draft = (await findStoredRows(writing, models.of(ContentDraft), [draftId])).get(draftId)!;
    await moveDraft(writing, { content, hasChanged: body !== content['body'] }, draft, moved);
  }
}

/** A draft that is based on the current version of its content stays publishable. */
async function moveDraft(
  writing: Writing,
  { content, hasChanged }: { content: StoredRow; hasChanged: boolean },
  draft: StoredRow,
  moved: (body: string) => string,
): Promise<void> {
  const version = Number(content['version']);
  const text = textOfFields(draft['fields'] as object);
  const fields = { ...text, body: moved(text.body) };
  const isCurrent = draft['startedFrom'] === version;
  await updateRow(writing.transaction, writing.context.reads.models.of(ContentDraft), draft, {
    fields,
    ...(isCurrent && hasChanged && { startedFrom: version + 1 }),
  });
  await storeReferences(writing, { content: content.id, isDraft: true, body: fields.body });
}
