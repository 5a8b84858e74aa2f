import type { Context } from '../../../../kit/context.ts';
import { notFound, viewOnly } from '../../../../kit/errors.ts';
import { RowPicture } from '../../../../kit/images/rowPicture.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../../../kit/storage/fileKinds.ts';
import { Radio } from './radio.entity.ts';
import { findReachableRadioId } from './reachableRadios.ts';

const logos = new RowPicture(Radio, 'logo', 'logos');

/** Throws unless the viewer may change the radio; runs before the upload is received. */
async function requireLogoRight(context: Context, radioId: string): Promise<void> {
  context.abilities.require(allow('update', 'Radio'));
  if (context.viewingAs !== undefined) throw viewOnly();
  if ((await findReachableRadioId(context, radioId)) === undefined) throw notFound('Radio');
}

const stillReachable =
  (context: Context) =>
  async ({ id }: { id: number }) =>
    requireLogoRight(context, String(id));

/** Sets the logo of a radio. */
const changeLogo = (context: Context, radioId: string, picture: SentFile) =>
  logos.change(context, radioId, picture, stillReachable(context));

/** Removes the logo of a radio. */
const removeLogo = (context: Context, radioId: string) =>
  logos.remove(context, radioId, stillReachable(context));

/** Deletes a radio with its logo. */
export const deleteWithLogo = (context: Context, radioId: string, deleteRow: () => Promise<string>) =>
  logos.deleteWith(context, radioId, deleteRow);

export const radioFiles: FileKinds = {
  ofRecords: [
    { path: '/uploads/radios/:id/logo', require: requireLogoRight, change: changeLogo, remove: removeLogo },
  ],
  open: [logos.folder],
};
