import type { Context } from '../../kit/context.ts';
import { invalidInput, notFound, viewOnly } from '../../kit/errors.ts';
import { squarePictures } from '../../kit/images/picture.ts';
import { PictureError } from '../../kit/images/pictureProblem.ts';
import { findColumns, parseId } from '../../kit/read/reads.ts';
import { changeEntity } from '../../kit/resource/writes.ts';
import { allow, anySignedIn } from '../../kit/rules/rule.ts';
import { randomKey } from '../../kit/storage/randomKey.ts';
import { User } from './user.entity.ts';
import { requireCover } from './userRules.ts';

/** Of a square picture, in pixels: in lists, on pages, and as large as it is ever shown. */
const sizes = [64, 256, 512] as const;

const folder = 'avatars';
const addressPattern = /^\/files\/avatars\/([\da-f]{32})-256\.webp$/;

/** Where the person's picture is now, and the version of their row. */
export interface AvatarAnswer {
  avatar: string;
  version: number;
}

export interface SentPicture {
  path: string;
  size: number;
  /** The MIME type that the sender says it has. */
  declaredType: string | undefined;
}

/** Passes for the person themself and for whoever may change them; to be asked before a picture is even received. */
export async function requireAvatarRight(context: Context, userId: string): Promise<void> {
  context.abilities.require(anySignedIn);
  if (context.viewingAs !== undefined) throw viewOnly();
  const id = parseId(userId);
  if (id === context.viewer?.userId) return;
  context.abilities.require(allow('update', 'User'));
  const [row] =
    id === undefined ? [] : await context.database.rows('select role_id from "user" where id = ?', [id]);
  if (!row) throw notFound('User');
  await requireCover(context, Number(row[0]));
}

/** Gives a person the picture that was sent, in all sizes; the one before is removed. */
export async function changeAvatar(
  context: Context,
  userId: string,
  picture: SentPicture,
): Promise<AvatarAnswer> {
  const key = randomKey();
  try {
    await storeSizes(context, key, picture);
    return await setAvatar(context, userId, `/files/${keyOf(key, 256)}`);
  } catch (error) {
    await discard(context, key);
    throw error;
  }
}

/** Takes a person's picture away; fine when there is none. */
export const removeAvatar = (context: Context, userId: string): Promise<AvatarAnswer> =>
  setAvatar(context, userId, '');

/** Removes the files of a picture that no row names any more: after the commit that took the name away. */
export async function discardAvatar(context: Context, address: string): Promise<void> {
  const [, key] = addressPattern.exec(address) ?? [];
  if (key) await discard(context, key);
}

async function storeSizes({ services }: Context, key: string, { path, size, declaredType }: SentPicture) {
  if (size === 0) throw invalidInput({ avatar: 'required' });
  const pictures = await squarePictures(path, declaredType, sizes).catch((error: unknown) => {
    throw error instanceof PictureError ? invalidInput({ avatar: error.problem }) : error;
  });
  for (const [index, content] of pictures.entries())
    await services.storage.put(keyOf(key, sizes[index]!), content);
}

/** Needs no version of the caller: one value is replaced as a whole, whatever it was. */
async function setAvatar(context: Context, userId: string, avatar: string): Promise<AvatarAnswer> {
  let before = '';
  const id = await changeEntity(
    context,
    User,
    { id: userId, current: async () => null },
    async ({ existing }) => {
      before = existing!.avatar;
      // The role may be another one than when the picture began to arrive.
      if (existing!.id !== context.viewer?.userId) await requireCover(context, existing!.role);
      return { avatar };
    },
  );
  if (before !== avatar) await discardAvatar(context, before);
  const row = await findColumns(context, User, id, ['avatar', 'version']);
  if (!row) throw notFound('User');
  return { avatar: row['avatar'] as string, version: row['version'] as number };
}

async function discard({ services, log }: Context, key: string): Promise<void> {
  for (const size of sizes) {
    await services.storage
      .delete(keyOf(key, size))
      .catch((error: unknown) => log.error({ err: error, key }, 'a picture could not be removed'));
  }
}

const keyOf = (key: string, size: (typeof sizes)[number]) => `${folder}/${key}-${size}.webp`;
