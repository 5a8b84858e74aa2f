import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds } from '../../../kit/storage/fileKinds.ts';
import { Website } from '../settings/website.entity.ts';

/** JPEG, because some networks do not read WebP. */
const picture = new RowPicture(Website, 'socialPicture', 'sitecards', {
  widths: [1200],
  named: 1200,
  heightShare: 630 / 1200,
  format: 'jpeg',
});

async function requireRight({ abilities, viewingAs }: Context): Promise<void> {
  abilities.require(allow('update', 'Website'));
  if (viewingAs !== undefined) throw viewOnly();
}

export const socialPictureFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/websites/:id/picture',
      require: requireRight,
      change: (context, id, sent) => picture.change(context, id, sent, () => requireRight(context)),
      remove: (context, id) => picture.remove(context, id, () => requireRight(context)),
    },
  ],
  open: [picture.folder],
};
