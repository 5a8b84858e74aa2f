import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { storeTextPicture } from '../../../kit/images/textPicture.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds } from '../../../kit/storage/fileKinds.ts';
import { Content } from './content.entity.ts';
import { requireContent } from './contentAccess.ts';

export const contentFolder = 'website';

/** Widths for cards, for pages, and for full size. */
export const contentWidths = [480, 960, 1600] as const;

const picture = new RowPicture(Content, 'picture', contentFolder, {
  widths: contentWidths,
  named: 960,
  heightShare: 9 / 16,
});

/** Throws unless the viewer may change the content; runs before the upload is received. */
async function requireRight(context: Context, id: string): Promise<void> {
  context.abilities.require(allow('update', 'Content'));
  if (context.viewingAs !== undefined) throw viewOnly();
  await requireContent(context, 'update', parseId(id) ?? 0);
}

const stillAllowed =
  (context: Context) =>
  ({ id }: { id: number }) =>
    requireRight(context, String(id));

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
  ],
  open: [picture.folder],
};
