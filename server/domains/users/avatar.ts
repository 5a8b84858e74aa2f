import type { Context } from '../../kit/context.ts';
import { notFound, viewOnly } from '../../kit/errors.ts';
import type { PictureShape } from '../../kit/images/pictureFiles.ts';
import { RowPicture } from '../../kit/images/rowPicture.ts';
import { findColumns, parseId } from '../../kit/read/reads.ts';
import type { Write } from '../../kit/resource/writes.ts';
import { allow, anySignedIn } from '../../kit/rules/rule.ts';
import type { FileKinds, SentFile } from '../../kit/storage/fileKinds.ts';
import type { Stored } from '../../kit/write/storedEntity.ts';
import { requirePowerOver } from '../permissions/access/powerOver.ts';
import { User } from './user.entity.ts';

const avatars = new RowPicture(User, 'avatar', 'avatars');

/** At the top of a profile, from the width of a phone to that of a large screen. */
const wide: PictureShape = { widths: [640, 1280, 1920], named: 1280, heightShare: 0.25 };
const covers = new RowPicture(User, 'cover', 'covers', wide);

/** Passes for the person themself and for whoever may change them; to be asked before a picture is even received. */
async function requireAvatarRight(context: Context, userId: string): Promise<void> {
  context.abilities.require(anySignedIn);
  if (context.viewingAs !== undefined) throw viewOnly();
  const id = parseId(userId);
  if (id === context.viewer?.userId) return;
  context.abilities.require(allow('update', 'User'));
  if (id === undefined || !(await findColumns(context, User, id, []))) throw notFound('User');
  await requirePowerOver(context, context.database, id);
}

/** The roles may be others than when the picture began to arrive. */
const stillCovered = (context: Context) => async (user: Stored<User>, write: Write<User>) => {
  if (user.id !== context.viewer?.userId) await requirePowerOver(context, write.transaction, user.id);
};

/** Gives a person the picture that was sent. */
const changeAvatar = (context: Context, userId: string, picture: SentFile) =>
  avatars.change(context, userId, picture, stillCovered(context));

/** Takes a person's picture away. */
export const removeAvatar = (context: Context, userId: string) =>
  avatars.remove(context, userId, stillCovered(context));

/** Gives a person the wide picture that was sent, for the top of their profile. */
const changeCover = (context: Context, userId: string, picture: SentFile) =>
  covers.change(context, userId, picture, stillCovered(context));

/** Takes the wide picture away. */
const removeCover = (context: Context, userId: string) =>
  covers.remove(context, userId, stillCovered(context));

/** Deletes a person with their pictures. */
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
