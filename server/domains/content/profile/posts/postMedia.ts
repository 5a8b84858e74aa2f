import { createReadStream } from 'node:fs';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound, viewOnly } from '../../../../kit/errors.ts';
import { cutPictures, fittedPicture } from '../../../../kit/images/picture.ts';
import { PictureError } from '../../../../kit/images/pictureProblem.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { findColumns, parseId } from '../../../../kit/read/reads.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import { changeEntity } from '../../../../kit/resource/writes.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';
import {
  pictureLimit,
  videoLimit,
  type FileKinds,
  type SentFile,
} from '../../../../kit/storage/fileKinds.ts';
import { randomKey } from '../../../../kit/storage/randomKey.ts';
import { videoTypeOf } from '../../../../kit/images/video.ts';
import { Post } from './post.entity.ts';
import { requireOwn } from './postAccess.ts';

const bounds = { width: 1280, height: 1280 };
const thumbnail = 320;
const nothing = { picture: '', video: '' };

/** Media of a post: the address of a picture or of a video. */
type Media = Pick<Post, 'picture' | 'video'>;

/** Throws unless the viewer may change the post; runs before the upload is received. */
async function requireMediaRight(context: Context, postId: string): Promise<void> {
  context.abilities.require(anySignedIn);
  if (context.viewingAs !== undefined) throw viewOnly();
  const post = await findAuthor.first(context, { id: parseId(postId) ?? 0 });
  // A viewer who may change only own posts must not learn whether other posts exist.
  requireOwn(context, post?.author ?? 0, 'update');
  if (!post) throw notFound('Post');
}

const findAuthor = query('profile.findAuthor', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Post').select('author').where('id', '=', id),
);

/** Sets the picture or video of a post, replacing a previous one. */
async function changeMedia(context: Context, postId: string, file: SentFile) {
  if (file.size === 0) throw invalidInput({ media: 'required' });
  const stored: string[] = [];
  try {
    return await setMedia(context, postId, await storeFile(context, file, stored));
  } catch (error) {
    await discardKeys(context, stored);
    throw error;
  }
}

/** Removes the picture or video; rejected when the post would be empty. */
const removeMedia = (context: Context, postId: string) => setMedia(context, postId, nothing);

/** Deletes the files at these URLs of posts. Must be called after the commit that removed the last reference to them. */
export const discardMedia = (context: Context, addresses: readonly string[]) =>
  discardKeys(context, addresses.flatMap(keysOf));

/** Deletes the files of a deleted user's posts. The database deletes the posts together with the user. */
export async function forgetPostFiles({ transaction, context }: Writing, userId: number): Promise<void> {
  const posts = await findPostsWithMedia.all(context, { author: userId });
  const addresses = posts.flatMap(({ picture, video }) => [picture, video]);
  transaction.afterCommit(() => void discardMedia(context, addresses));
}

const findPostsWithMedia = query('profile.findPostsWithMedia', (db, { author }: Given<{ author: number }>) =>
  db
    .selectFrom('Post')
    .select(['picture', 'video'])
    .where('author', '=', author)
    .where(({ or, eb }) => or([eb('picture', '<>', ''), eb('video', '<>', '')])),
);

/** Stores a file, and adds its keys to `stored`, so that the caller can clean up after an error. */
async function storeFile(context: Context, file: SentFile, stored: string[]): Promise<Media> {
  const put = async (key: string, content: Buffer | ReturnType<typeof createReadStream>) => {
    stored.push(key);
    await context.services.storage.put(key, content);
  };
  const key = `posts/${randomKey()}`;
  const { path, declaredType } = file;
  try {
    const video = await videoTypeOf(path, declaredType);
    if (video) {
      await put(`${key}.${video}`, createReadStream(path));
      return { ...nothing, video: `/files/${key}.${video}` };
    }
    const { content, width, height } = await fittedPicture(path, declaredType, bounds);
    const [square] = await cutPictures(path, declaredType, [thumbnail], 1);
    const name = `${key}-${width}x${height}.webp`;
    await put(name, content);
    await put(`${key}-${thumbnail}.webp`, square!);
    return { ...nothing, picture: `/files/${name}` };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw invalidInput({ media: error.problem === 'noPicture' ? 'noMedia' : error.problem });
  }
}

/** Changes the media of a post. No version is required, because the file is always replaced as a whole. */
async function setMedia(context: Context, postId: string, media: Media) {
  const before: string[] = [];
  const change = { id: postId, current: async () => null };
  const id = await changeEntity(context, Post, change, ({ existing }) => {
    const { author, text, picture, video } = existing!;
    // The right may have changed during the upload.
    requireOwn(context, author, 'update');
    if (text === '' && !media.picture && !media.video) throw invalidInput({ text: 'required' });
    before.push(picture, video);
    return media;
  });
  await discardMedia(
    context,
    before.filter((address) => !Object.values(media).includes(address)),
  );
  const row = await findColumns(context, Post, id, ['picture', 'video', 'version']);
  if (!row) throw notFound('Post');
  const { picture, video, version } = row;
  return { picture, video, version };
}

/** Keys of all files that belong to an address. */
function keysOf(address: string): string[] {
  const [, key, size, video] =
    /^\/files\/(posts\/[\da-f]{32})(?:-(\d+x\d+)\.webp|\.(mp4|webm))$/.exec(address) ?? [];
  if (!key) return [];
  return video ? [`${key}.${video}`] : [`${key}-${size}.webp`, `${key}-${thumbnail}.webp`];
}

async function discardKeys({ services, log }: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await services.storage
      .delete(key)
      .catch((error: unknown) => log.error({ err: error, key }, 'a file of a post could not be deleted'));
  }
}

/** Names of media files. Pictures keep their aspect ratio and include their size; videos are stored as uploaded. */
const mediaName = /^[\da-f]{32}(-\d{1,4}x\d{1,4}\.webp|\.(mp4|webm))$/;

export const postFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/posts/:id/media',
      require: requireMediaRight,
      change: changeMedia,
      remove: removeMedia,
      // Only declared videos may have the size of one; the content is checked afterwards.
      limitOf: (declaredType) => (declaredType?.startsWith('video/') ? videoLimit : pictureLimit),
    },
  ],
  open: [{ name: 'posts', widths: [thumbnail], alsoOffers: mediaName }],
};
