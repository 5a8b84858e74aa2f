import { query, type Given } from '../../../../kit/query/query.ts';
import { batched } from '../../../../kit/read/batch.ts';
import { maxColleagues } from '../colleague.ts';
import type { PostPicture } from '../profile.types.ts';

/** `/files/posts/<key>-<width>x<height>.webp`: the address contains the size, so that a page can reserve the space. */
const address = /^\/files\/posts\/([\da-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** Parses the URL of a post's picture; undefined when it has another format. */
export function pictureAt(picture: string) {
  const [, key, width, height] = address.exec(picture) ?? [];
  return key === undefined ? undefined : { key, width: Number(width), height: Number(height) };
}

/** Returns the URL of the square thumbnail of a post's picture; empty without a picture. */
export function thumbnailOf(picture: string): string {
  const known = pictureAt(picture);
  return known ? `/files/posts/${known.key}-320.webp` : '';
}

const findPostsWithPicture = query('profile.findPostsWithPicture', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('Post')
    .select(['id', 'picture'])
    .where('author', '=', of)
    .where('picture', '<>', '')
    .orderBy('id', 'desc')
    .limit(maxColleagues),
);

/** Loads the pictures in the posts of each of several people, that of the latest post first. */
export const loadPictures = batched(async (context, ids): Promise<PostPicture[][]> => {
  const found = await findPostsWithPicture.ofEach(context, ids, {});
  return found.map((posts) =>
    posts.map(({ id: postId, picture }) => ({ postId, picture, thumbnail: thumbnailOf(picture) })),
  );
});
