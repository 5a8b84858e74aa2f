import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { maxColleagues } from '../colleague.ts';
import type { PostPicture } from '../profile.types.ts';

/** `/files/posts/<key>-<width>x<height>.webp`: the address tells the size, so that a page can keep the room. */
const address = /^\/files\/posts\/([\da-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/;

/** What the address of a picture says of it; undefined where there is none. */
export function pictureAt(picture: string) {
  const [, key, width, height] = address.exec(picture) ?? [];
  return key === undefined ? undefined : { key, width: Number(width), height: Number(height) };
}

/** Address of the square one of a picture; empty where there is none. */
export function thumbnailOf(picture: string): string {
  const known = pictureAt(picture);
  return known ? `/files/posts/${known.key}-320.webp` : '';
}

const postsWithPicture = query('profile.postsWithPicture', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('Post')
    .select(['id', 'picture'])
    .where('author', '=', of)
    .where('picture', '<>', '')
    .orderBy('id', 'desc')
    .limit(maxColleagues),
);

/** The pictures of what each person wrote, newest first. */
export const picturesOf = batched(async (context, ids): Promise<PostPicture[][]> => {
  const found = await postsWithPicture.ofEach(context, ids, {});
  return found.map((posts) =>
    posts.map(({ id: postId, picture }) => ({ postId, picture, thumbnail: thumbnailOf(picture) })),
  );
});
