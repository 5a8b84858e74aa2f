import type { SqlEntityManager } from '@mikro-orm/sql';
import { cleanHtml } from '../../../kit/html/cleanHtml.ts';
import { User } from '../../platform/users/user.entity.ts';
import { BlogBookmark } from './blogBookmark.entity.ts';
import { BlogCategory } from './blogCategory.entity.ts';
import { BlogComment } from './comments/blogComment.entity.ts';
import { BlogPost, BlogStatus } from './blogPost.entity.ts';
import { sampleCategories } from './sample/article.ts';
import { sampleArticles } from './sample/articles.ts';
import { samplePicture } from './samplePictures.ts';

const firstDay = Date.UTC(2020, 0, 10, 9, 30);
const hour = 3_600_000;
const day = 24 * hour;

/** Seeds five categories and the articles with their comments, written by the authors and editors of the sample. */
export async function seedBlog(em: SqlEntityManager): Promise<void> {
  const people = await em.find(User, {}, { orderBy: { id: 'asc' }, populate: ['role'] });
  const keys = people.map(({ id, role }) => ({ id, key: role.unwrap().key }));
  // By reference, because a loaded person counts as changed when a new row refers to them.
  em.clear();
  const refs = keys.map(({ id, key }) => ({ key, user: em.getReference(User, id) }));
  const writers = refs.filter(({ key }) => key === 'author' || key === 'editor');
  const categories = new Map(
    sampleCategories.map((category) => [category.name as string, em.create(BlogCategory, category as never)]),
  );
  for (const [index, article] of sampleArticles.entries()) {
    const { comments, categories: names, status = BlogStatus.PUBLISHED, content, ...values } = article;
    const writtenAt = new Date(firstDay + index * 9 * day);
    const post = em.create(BlogPost, {
      ...values,
      status,
      content: cleanHtml(content),
      tags: [...values.tags],
      featuredImage: samplePicture(values.slug),
      author: writers[index % writers.length]!.user,
      createdAt: writtenAt,
      publishedAt: status === BlogStatus.PUBLISHED ? writtenAt : null,
    } as never);
    post.categories.set(names.map((name) => categories.get(name)!));
    for (const [place, text] of comments.entries())
      em.create(BlogComment, {
        post,
        text,
        createdAt: new Date(writtenAt.getTime() + (place * 7 + 5) * hour),
        author: refs[(index * 5 + place * 3) % refs.length]!.user,
      } as never);
    for (let place = 0; place < (index * 7) % 5; place++)
      em.create(BlogBookmark, { post, user: refs[(index * 3 + place) % refs.length]!.user } as never);
    // One flush per article, so that ids follow the order of the list.
    await em.flush();
  }
}
