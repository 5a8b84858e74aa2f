import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { FileKinds } from '../../../kit/storage/fileKinds.ts';
import { Banner } from './banner.entity.ts';

export const bannerFolder = 'banners';

/** Stored widths of banners in pixels: for sidebar and telephones, text column, and sharp screens. */
export const bannerWidths = [480, 960, 1600] as const;

/** Height of a banner divided by its width. */
export const bannerShape = 1 / 3;

const picture = new RowPicture(Banner, 'picture', bannerFolder, {
  widths: bannerWidths,
  named: 960,
  heightShare: bannerShape,
  storesWhole: true,
  focus: 'pictureFocus',
});

/** Throws unless the viewer may change banners; runs before the upload is received, and again before the banner gets it. */
async function requireRight({ abilities, viewingAs }: Context): Promise<void> {
  abilities.require(allow('update', 'Banner'));
  if (viewingAs !== undefined) throw viewOnly();
}

export const bannerFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/banners/:id/picture',
      require: requireRight,
      change: (context, id, sent) => picture.change(context, id, sent, () => requireRight(context)),
      remove: (context, id) => picture.remove(context, id, () => requireRight(context)),
    },
  ],
  open: [picture.folder],
};
