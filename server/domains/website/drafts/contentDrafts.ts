import type { Context } from '../../../kit/context.ts';
import { findDraft, removeDraft, saveDraft, type Drafts } from '../../../kit/drafts/drafts.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched, batchedBySelection } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRows } from '../../../kit/read/reads.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { slugOf } from '../../../kit/slugs.ts';
import type { Content } from '../contents/content.entity.ts';
import { mayDoContent } from '../contents/contentAccess.ts';
import type { GivenContent } from '../contents/contentValues.ts';
import { storedPhotos } from '../contents/pictures/photo.ts';
import { cleanTags } from '../contents/tags.ts';
import { requireReadableSounds, storeReferences } from '../references/contentReferences.ts';
import { storedFocus } from '../pictures/pictureFocus.ts';
import { ContentDraft } from './contentDraft.entity.ts';
import { textOfFields, textOfRow, type ContentText } from './contentText.ts';

const findDraftOfContent = query('website.findDraftOfContent', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('ContentDraft').select(['id', 'version']).where('content', '=', of),
);

export const contentDrafts: Drafts = { entity: ContentDraft, record: 'content', find: findDraftOfContent };

/** Thrown when a record or its draft changed since the caller read them, or the draft is missing. */
export class StaleDraft extends Error {}

/** Finds the draft of a content that is about to be written, undefined without one. */
export const draftOf = (write: Write<Content>) => findDraft(write, contentDrafts, write.existing!.id);

/**
 * Saves a checked input into the draft of a content; the fields that it lacks keep their value. Returns the picture that the draft had
 * before.
 */
export async function saveContentDraft(
  write: Write<Content>,
  given: GivenContent,
  draftVersion: number,
): Promise<string> {
  const { id, version } = write.existing!;
  const stored = await draftOf(write);
  if ((stored?.version ?? 0) !== draftVersion) throw new StaleDraft();
  const { body, photos, pictureAlt, pictureFocus, slug, tags } = given;
  const before = textOfFields(stored?.fields ?? textOfRow(write.existing!));
  // A preview shows the text as it is stored.
  const cleaned = body === undefined ? before.body : await cleanLongHtml(body, { references: true });
  await requireReadableSounds(write, cleaned);
  const fields = {
    ...before,
    ...given,
    body: cleaned,
    ...(slug && { slug: slugOf(slug) }),
    ...(pictureAlt !== undefined && { pictureAlt: pictureAlt.trim() }),
    ...(photos && { photos: storedPhotos(photos) }),
    ...(tags && { tags: cleanTags(tags) }),
    ...(pictureFocus && { pictureFocus: storedFocus(pictureFocus) }),
  };
  const columns = await columnsOf(write);
  await saveDraft(write, contentDrafts, stored, { recordId: id, startedFrom: version, fields, columns });
  await storeReferences(write, { content: id, isDraft: true, body: cleaned });
  return before.picture;
}

/**
 * Saves a picture into the draft of a published content, whatever its version. No other field changes. Returns the picture that the draft
 * had before.
 */
export async function saveDraftPicture(
  write: Write<Content>,
  given: Pick<ContentText, 'picture' | 'pictureFocus'>,
): Promise<string> {
  const { id, version } = write.existing!;
  const stored = await draftOf(write);
  const before = textOfFields(stored?.fields ?? textOfRow(write.existing!));
  const columns = await columnsOf(write);
  const startedFrom = stored?.startedFrom ?? version;
  const fields = { ...before, ...given };
  await saveDraft(write, contentDrafts, stored, { recordId: id, startedFrom, fields, columns });
  await storeReferences(write, { content: id, isDraft: true, body: before.body });
  return before.picture;
}

/**
 * Columns of a draft that the viewer changes. A scheduled publication stays only when the viewer may publish too: it takes place in
 * the name of the person who scheduled it, who has not seen the change.
 */
async function columnsOf(write: Write<Content>): Promise<object> {
  const savedBy = write.context.viewer!.userId;
  const mayPublish = await mayDoContent(write, 'publish', write.existing!.id);
  return { savedBy, ...(!mayPublish && { publishAt: null }) };
}

/**
 * Returns the draft that would replace a content. Throws `StaleDraft` without one, and when the draft or the content changed since the
 * caller read them.
 */
export async function requireDraft(write: Write<Content>, draftVersion: number) {
  const stored = await draftOf(write);
  const isFresh = stored?.version === draftVersion && stored.startedFrom === write.existing!.version;
  if (!stored || !isFresh) throw new StaleDraft();
  return stored;
}

/** Draft of a content in the version that the caller read; undefined without a draft. Throws when it changed since. */
export async function draftOfVersion(write: Write<Content>, version: number) {
  const stored = await draftOf(write);
  if (stored && stored.version !== version) throw new StaleDraft();
  return stored;
}

/** Removes the draft of a content, if it has one, and returns the picture that it had. */
export async function removeContentDraft(write: Write<Content>): Promise<string> {
  const stored = await draftOf(write);
  if (!stored) return '';
  await removeDraft(write, contentDrafts, stored);
  await storeReferences(write, { content: write.existing!.id, isDraft: true, body: '' });
  return textOfFields(stored.fields).picture;
}

/** Returns the version of the draft of a content; 0 without a draft. */
export const draftVersionOf = async (context: Context, content: number): Promise<number> =>
  (await findDraftOfContent.first(context, { of: content }))?.version ?? 0;

const findDraftId = batched(async (context: Context, ids) =>
  (await findDraftOfContent.ofEach(context, ids, {})).map(([draft]) => draft?.id),
);

export const hasDraft = async (context: Context, content: number): Promise<boolean> =>
  (await findDraftId(context, content)) !== undefined;

/** Resolves the draft of a content, batched for the rows of a page; null without one. */
export const draftRowOf = batchedBySelection(async (context, contents, info): Promise<Array<Row | null>> => {
  const ids = await Promise.all(contents.map((content) => findDraftId(context, content)));
  const rows = await findRows(
    context,
    ContentDraft,
    ids.flatMap((id) => id ?? []),
    info,
    [],
  );
  return ids.map((id) => (id === undefined ? null : (rows.get(id) ?? null)));
});
