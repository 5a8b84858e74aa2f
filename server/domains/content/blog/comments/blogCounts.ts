import { BlogStatus } from '../blogPost.entity.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import type { Given } from '../../../../kit/query/query.ts';

export const publishedInCategory = countOfEach(
  'blog.publishedInCategory',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('BlogPostCategories as link')
      .innerJoin('BlogPost as post', 'post.id', 'link.blogPost')
      .select(count)
      .where('link.blogCategory', '=', of)
      .where('post.status', '=', BlogStatus.PUBLISHED),
);
