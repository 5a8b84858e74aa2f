import { query, type Given } from '../../../kit/query/query.ts';
import { scopeOf } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { ContentRevision } from './contentRevision.entity.ts';
import { isSameText, type ContentText } from './contentText.ts';

export const maxRevisions = 100;

const findLatestRevision = query(
  'website.findLatestRevision',
  (db, { content }: Given<{ content: number }>) =>
    db
      .selectFrom('ContentRevision')
      .select('fields')
      .where('content', '=', content)
      .orderBy('id', 'desc')
      .limit(1),
);

/** The newest of the revisions that exceed the maximum number. */
const findExcessRevision = query(
  'website.findExcessRevision',
  (db, { content }: Given<{ content: number }>) =>
    db
      .selectFrom('ContentRevision')
      .select('id')
      .where('content', '=', content)
      .orderBy('id', 'desc')
      .limit(1)
      .offset(maxRevisions),
);

const deleteOldRevisions = query(
  'website.deleteOldRevisions',
  (db, { content, upTo }: Given<{ content: number; upTo: number }>) =>
    db.deleteFrom('ContentRevision').where('content', '=', content).where('id', '<=', upTo),
);

/** Pictures of the revisions that exceed the maximum number. */
const findExcessPictures = query(
  'website.findExcessPictures',
  (db, { content, upTo }: Given<{ content: number; upTo: number }>) =>
    db
      .selectFrom('ContentRevision')
      .select('picture')
      .distinct()
      .where('content', '=', content)
      .where('id', '<=', upTo),
);

interface PublishedText {
  text: ContentText;
  publishedAt: Date;
  publishedBy: number | null;
}

/**
 * Stores the published text of a content as a revision, unless the latest revision has the same text. `former` is the text that
 * visitors saw before; it is stored first when the content has no revision yet, as for contents older than revisions. Returns the
 * pictures of the revisions that were deleted because there are too many.
 */
export async function recordRevision(
  writing: Writing,
  content: number,
  published: PublishedText,
  former: PublishedText | undefined,
): Promise<string[]> {
  let latest: object | undefined = (await findLatestRevision.first(writing, { content }))?.fields;
  const steps = !latest && former ? [former, published] : [published];
  for (const { text, ...about } of steps) {
    if (latest && isSameText(latest, text)) continue;
    await addRevision(writing, { ...about, content, fields: text, picture: text.picture });
    latest = text;
  }
  const excess = await findExcessRevision.first(writing, { content });
  if (!excess) return [];
  const old = { content, upTo: excess.id };
  const pictures = await findExcessPictures.all(writing, old);
  await deleteOldRevisions.write(writing, old);
  return pictures.map(({ picture }) => picture);
}

/** Without an audit record: the change of the content itself has one. */
async function addRevision({ transaction, context }: Writing, values: object): Promise<void> {
  const model = context.reads.models.of(ContentRevision);
  await insertRow(transaction, model, values as Record<string, unknown>, scopeOf(context));
}
