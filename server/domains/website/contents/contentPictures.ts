import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { storeTextPicture, storeWithThumbnail } from '../../../kit/images/textPicture.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds } from '../../../kit/storage/fileKinds.ts';
import { Content } from './content.entity.ts';
import { requireContent } from './contentAccess.ts';
import { ContentState } from './contentEnums.ts';
import { photoWidths } from './photo.ts';

export const contentFolder = 'website';

/** Widths for cards, for pages, and for full size. */
export const contentWidths = [480, 960, 1600] as const;

const picture = new RowPicture(Content, 'picture', contentFolder, {
  widths: contentWidths,
  named: 960,
  heightShare: 9 / 16,
  // Pictures of blog posts that a migration moved here keep their addresses.
  formerFolder: 'blog',
});

/** Throws unless the viewer may change the content; runs before the upload is received. */
async function requireRight(context: Context, id: string): Promise<void> {
  context.abilities.require(allow('update', 'Content'));
  if (context.viewingAs !== undefined) throw viewOnly();
  await requireContent(context, 'update', parseId(id) ?? 0);
}

/** Visitors see another picture of a published content at once: it is not part of a draft. */
const stillAllowed =
  (context: Context) =>
  async ({ id, state }: { id: number; state: ContentState }) => {
    await requireRight(context, String(id));
    if (state === ContentState.PUBLISHED) await requireContent(context, 'publish', id);
  };

/** Throws unless the viewer may write contents: a picture may be uploaded before its content is saved. */
async function requireTextPictureRight({ abilities, viewingAs }: Context): Promise<void> {
  if (!abilities.allows(allow('update', 'Content'))) abilities.require(allow('create', 'Content'));
  if (viewingAs !== undefined) throw viewOnly();
}

export const contentFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/website/:id/picture',
      require: requireRight,
      change: (context, id, sent) => picture.change(context, id, sent, stillAllowed(context)),
      remove: (context, id) => picture.remove(context, id, stillAllowed(context)),
    },
  ],
  loose: [
    {
      path: '/uploads/website/pictures',
      require: requireTextPictureRight,
      store: ({ services }, sent) => storeTextPicture(services.storage, contentFolder, sent),
    },
    {
      path: '/uploads/website/photos',
      require: requireTextPictureRight,
      store: ({ services }, sent) =>
        storeWithThumbnail(services.storage, contentFolder, { sent, thumbnailWidth: photoWidths.thumbnail }),
    },
  ],
  open: picture.folders,
};
