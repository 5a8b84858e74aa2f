import type { Context } from '../../../kit/context.ts';
import { viewOnly } from '../../../kit/errors.ts';
import { storeTextPicture } from '../../../kit/images/textPicture.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { LooseFile, OpenFolder } from '../../../kit/storage/fileKinds.ts';
import { iconWidth, logoWidth, styleFolder } from './siteStyle.ts';

async function requireRight({ abilities, viewingAs }: Context): Promise<void> {
  abilities.require(allow('update', 'Website'));
  if (viewingAs !== undefined) throw viewOnly();
}

const upload = (name: 'logo' | 'icon', width: number): LooseFile => ({
  path: `/uploads/website/design/${name}`,
  require: requireRight,
  store: ({ services }, sent) => storeTextPicture(services.storage, styleFolder, sent, width),
});

/**
 * Files of a website's design that can be uploaded: logo and icon. They are sent before the draft that names them is saved. A former design
 * may name them too, so that none is deleted.
 */
export const designFiles: { loose: LooseFile[]; open: OpenFolder[] } = {
  loose: [upload('logo', logoWidth), upload('icon', iconWidth)],
  open: [{ name: styleFolder, widths: [logoWidth, iconWidth] }],
};
