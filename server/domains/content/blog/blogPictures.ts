import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { storeTextPicture } from '../../../kit/images/textPicture.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../../kit/storage/fileKinds.ts';
import { requireOwnPostNamed } from './blogAccess.ts';
import { BlogPost } from './blogPost.entity.ts';

const folder = 'blog';

/** Widths for cards, for pages, and for full size. */
export const featuredWidths = [480, 960, 1600] as const;

const featured = new RowPicture(BlogPost, 'featuredImage', folder, {
  widths: featuredWidths,
  named: 960,
  heightShare: 9 / 16,
});

/** Throws unless the viewer may change the article; runs before the upload is received. */
async function requireImageRight(context: Context, postId: string): Promise<void> {
  context.abilities.require(allow('update', 'BlogPost'));
  if (context.viewingAs !== undefined) throw viewOnly();
  await requireOwnPostNamed(context, postId);
}

const stillOwn =
  (context: Context) =>
  ({ id }: { id: number }) =>
    requireImageRight(context, String(id));

/** Sets the picture of an article. */
const changeImage = (context: Context, postId: string, picture: SentFile) =>
  featured.change(context, postId, picture, stillOwn(context));

/** Removes the picture of an article. */
const removeImage = (context: Context, postId: string) => featured.remove(context, postId, stillOwn(context));

/** Throws unless the viewer may write articles: a picture may be uploaded before its article is saved. */
async function requireTextPictureRight({ abilities, viewingAs }: Context): Promise<void> {
  const update = allow('update', 'BlogPost');
  if (!abilities.allows(update)) abilities.require(allow('create', 'BlogPost'));
  if (viewingAs !== undefined) throw viewOnly();
}

/** Stores a picture for the text of an article; returns its address and size. */
const keepTextPicture = ({ services }: Context, sent: SentFile) =>
  storeTextPicture(services.storage, folder, sent);

export const blogFiles: FileKinds = {
  ofRecords: [
    { path: '/uploads/blog/:id/image', require: requireImageRight, change: changeImage, remove: removeImage },
  ],
  loose: [{ path: '/uploads/blog/pictures', require: requireTextPictureRight, store: keepTextPicture }],
  open: [featured.folder],
};
