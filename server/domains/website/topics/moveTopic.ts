import { isSliceOver, nextSlice } from '../../../kit/eventLoop/timeSlice.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { updateRow } from '../../../kit/write/rowWrites.ts';
import { ContentDraft } from '../drafts/contentDraft.entity.ts';
import { textOfFields } from '../drafts/contentText.ts';
import { redirectFormerTopic } from '../redirects/formerAddresses.ts';
import { moveShownTopic } from '../sections/moveShownTopic.ts';

type Move = Given<{ from: number; into: number }>;

/** A draft that was up to date with its content stays so: the version of both increases. */
const bumpDraftVersions = query('website.bumpDraftVersions', (db, { from }: Given<{ from: number }>) =>
  db
    .updateTable('ContentDraft')
    .set(({ eb }) => ({ startedFrom: eb('startedFrom', '+', 1), version: eb('version', '+', 1) }))
    .where('content', 'in', (contents) =>
      contents.selectFrom(withDeleted('Content')).select('id').where('topic', '=', from),
    ),
);

const moveContents = query('website.moveTopic', (db, { from, into }: Move) =>
  db
    .updateTable(withDeleted('Content'))
    .set(({ eb }) => ({ topic: into, version: eb('version', '+', 1) }))
    .where('topic', '=', from),
);

/** Drafts of the area of a topic: a draft can have another topic than its content. */
const findDraftsOfArea = query('website.findDraftsOfArea', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ContentDraft as draft')
    .innerJoin(withDeleted('Content as content'), 'content.id', 'draft.content')
    .innerJoin('Topic as topic', 'topic.area', 'content.kind')
    .select('draft.id')
    .where('topic.id', '=', of),
);

const findTopicAddress = query('website.findTopicAddress', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Topic').select(['area', 'slug']).where('id', '=', id),
);

/**
 * Replaces a topic by another of its area, and redirects its page. Covers all contents, their drafts, and the sections and menus of the
 * website. Revisions stay as they were.
 */
export async function moveTopic(writing: Writing, { from, into }: { from: number; into: number }) {
  const former = await findTopicAddress.first(writing, { id: from });
  const { area, slug } = (await findTopicAddress.first(writing, { id: into }))!;
  await redirectFormerTopic(writing, { area, from: former!.slug, to: slug });
  await bumpDraftVersions.write(writing, { from });
  await moveContents.write(writing, { from, into });
  await moveShownTopic(writing, { from, into });
  const model = writing.context.reads.models.of(ContentDraft);
  for (const { id } of await findDraftsOfArea.all(writing, { of: into })) {
    if (isSliceOver()) await nextSlice();
    const draft = (await findStoredRows(writing, model, [id])).get(id);
    const fields = textOfFields(draft?.['fields'] as object);
    if (draft && fields.topicId === String(from))
      await updateRow(writing.transaction, model, draft, { fields: { ...fields, topicId: String(into) } });
  }
}
