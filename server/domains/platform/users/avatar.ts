import type { Context } from '../../../kit/context.ts';
import { notFound, viewOnly } from '../../../kit/errors.ts';
import type { PictureShape } from '../../../kit/images/pictureFiles.ts';
import { RowPicture } from '../../../kit/images/rowPicture.ts';
import { findColumns, parseId } from '../../../kit/read/reads.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { allow, anySignedIn } from '../../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../../kit/storage/fileKinds.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { requirePowerOver } from '../permissions/access/powerOver.ts';
import { User } from './user.entity.ts';

const avatars = new RowPicture(User, 'avatar', 'avatars');

/** Cover at the top of a profile, for widths from phones to large screens. */
const wide: PictureShape = { widths: [640, 1280, 1920], named: 1280, heightShare: 0.25 };
const covers = new RowPicture(User, 'cover', 'covers', wide);

/** Throws unless the viewer is the user or may change them. Runs before the upload is received. */
async function requireAvatarRight(context: Context, userId: string): Promise<void> {
  context.abilities.require(anySignedIn);
  if (context.viewingAs !== undefined) throw viewOnly();
  const id = parseId(userId);
  if (id === context.viewer?.userId) return;
  context.abilities.require(allow('update', 'User'));
  if (id === undefined || !(await findColumns(context, User, id, []))) throw notFound('User');
  await requirePowerOver(context, context.database, id);
}

/** Checks the permission again, because roles may have changed during the upload. */
const stillCovered = (context: Context) => async (user: Stored<User>, write: Write<User>) => {
  if (user.id !== context.viewer?.userId) await requirePowerOver(context, write.transaction, user.id);
};

/** Stores a user's uploaded picture. */
const changeAvatar = (context: Context, userId: string, picture: SentFile) =>
  avatars.change(context, userId, picture, stillCovered(context));

/** Removes a user's picture. */
export const removeAvatar = (context: Context, userId: string) =>
  avatars.remove(context, userId, stillCovered(context));

/** Stores a user's uploaded cover picture. */
const changeCover = (context: Context, userId: string, picture: SentFile) =>
  covers.change(context, userId, picture, stillCovered(context));

/** Removes a user's cover picture. */
const removeCover = (context: Context, userId: string) =>
  covers.remove(context, userId, stillCovered(context));

/** Deletes a user with their pictures. */
export const deleteWithPictures = (context: Context, userId: string, deleteRow: () => Promise<string>) =>
  avatars.deleteWith(context, userId, () => covers.deleteWith(context, userId, deleteRow));

export const userFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/users/:id/avatar',
      require: requireAvatarRight,
      change: changeAvatar,
      remove: removeAvatar,
    },
    {
      path: '/uploads/users/:id/cover',
      require: requireAvatarRight,
      change: changeCover,
      remove: removeCover,
    },
  ],
  open: [avatars.folder, covers.folder],
};
