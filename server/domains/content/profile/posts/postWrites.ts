import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { changeEntity, createEntity, removeEntity, type Write } from '../../../../kit/resource/writes.ts';
import { Post } from './post.entity.ts';
import { requireOwn } from './postAccess.ts';
import { discardMedia } from './postMedia.ts';
import type { PostInput } from '../profile.inputs.ts';

/** Age in milliseconds after which a post that still waits for its picture is abandoned. */
const maxWaitMs = 60 * 60 * 1000;

/** Creates a post of the viewer and returns its id. */
export function makePost(context: Context, { text: given, awaitsMedia }: PostInput): Promise<number> {
  const text = given ?? '';
  if (text === '' && !awaitsMedia) throw invalidInput({ text: 'required' });
  return createEntity(context, Post, async (write) => {
    await forgetAbandoned(write);
    return { text, author: context.viewer!.userId };
  });
}

/** Deletes abandoned posts of the viewer, whose picture was never uploaded. */
async function forgetAbandoned(write: Write<Post>): Promise<void> {
  const before = new Date(Date.now() - maxWaitMs);
  await deleteAbandonedPosts.write(write, { author: write.context.viewer!.userId, before });
}

const deleteAbandonedPosts = query(
  'profile.deleteAbandonedPosts',
  (db, { author, before }: Given<{ author: number; before: Date }>) =>
    db
      .deleteFrom('Post')
      .where('author', '=', author)
      .where('text', '=', '')
      .where('picture', '=', '')
      .where('video', '=', '')
      .where('createdAt', '<', before),
);

interface Change {
  id: string;
  version: number;
  current: (id: number) => Promise<object | null>;
}

/** Changes the text of a post and returns its id. */
export const changePost = (context: Context, change: Change, text: string): Promise<number> =>
  changeEntity(context, Post, change, ({ existing }) => {
    const { author, picture, video } = existing!;
    requireOwn(context, author, 'update');
    if (text === '' && !picture && !video) throw invalidInput({ text: 'required' });
    return { text };
  });

/** Deletes a post, then its files. */
export async function removePost(context: Context, id: string): Promise<void> {
  const files: string[] = [];
  await removeEntity(context, Post, id, ({ author, picture, video }) => {
    requireOwn(context, author, 'delete');
    files.push(picture, video);
  });
  await discardMedia(context, files);
}
