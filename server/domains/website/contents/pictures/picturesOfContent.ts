import type { Context } from '../../../../kit/context.ts';
import { filesOf } from '../../../../kit/images/pictureFiles.ts';
import { query, type Given, type QueryRunner } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { textOfFields } from '../../drafts/contentText.ts';
import type { Content } from '../content.entity.ts';
import { contentPictureFiles } from './contentPictureFiles.ts';

/* The pictures of a content are those of its row, of its draft and of its revisions. A file is deleted when none of them has it. */

/** Also contents in the recycle bin, which may be restored; contents that were imported together may share a picture. */
const hasContentWithPicture = query(
  'website.hasContentWithPicture',
  (db, { picture }: Given<{ picture: string }>) =>
    db.selectFrom(withDeleted('Content')).select('id').where('picture', '=', picture).limit(1),
);

const findFieldsOfDraft = query('website.findFieldsOfDraft', (db, { content }: Given<{ content: number }>) =>
  db.selectFrom('ContentDraft').select('fields').where('content', '=', content),
);

const hasRevisionWithPicture = query(
  'website.hasRevisionWithPicture',
  (db, { content, picture }: Given<{ content: number; picture: string }>) =>
    db
      .selectFrom('ContentRevision')
      .select('id')
      .where('content', '=', content)
      .where('picture', '=', picture)
      .limit(1),
);

/** True when the draft of the content or one of its revisions has the picture. */
async function isDraftedOrRevised(runner: QueryRunner, content: number, picture: string): Promise<boolean> {
  const draft = await findFieldsOfDraft.first(runner, { content });
  if (draft && textOfFields(draft.fields).picture === picture) return true;
  return hasRevisionWithPicture.any(runner, { content, picture });
}

/** True when a write may give the content this picture: it belongs to the content, and its file exists. */
export async function mayUsePicture(write: Write<Content>, picture: string): Promise<boolean> {
  const { existing, context } = write;
  if (!existing) return false;
  if (existing.picture === picture) return true;
  if (!(await isDraftedOrRevised(write, existing.id, picture))) return false;
  return contentPictureFiles.exists(context.services.storage, picture);
}

/**
 * Deletes the files of those `pictures` that are no longer in use. Contents, and drafts and revisions of this content, may use a
 * picture. Must run after the commit.
 */
export async function discardUnused(
  context: Context,
  content: number,
  pictures: readonly string[],
): Promise<void> {
  for (const picture of new Set(pictures)) {
    if (picture === '' || (await hasContentWithPicture.any(context, { picture }))) continue;
    if (await isDraftedOrRevised(context, content, picture)) continue;
    await contentPictureFiles.discard(filesOf(context), picture);
  }
}
