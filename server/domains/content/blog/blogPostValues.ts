import type { FieldProblems } from '../../../kit/errors.ts';
import { beginningOf } from '../../../kit/html/beginningOf.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { freeSlug, slugOf } from '../../../kit/slugs.ts';
import type { BlogPostPatch } from './blog.inputs.ts';
import { BlogStatus, type BlogPost } from './blogPost.entity.ts';

/** Converts an input to the values of an article. This is the only place where incoming HTML is sanitised. */
export async function valuesOfPost(given: BlogPostPatch, write: Write<BlogPost>): Promise<object> {
  const { transaction, context, existing } = write;
  const { categoryIds, content, excerpt, slug, tags, ...values } = given;
  const cleaned = content === undefined ? undefined : await cleanLongHtml(content);
  const title = values.title ?? existing?.title ?? '';
  const needsSlug = slug === '' || (slug === undefined && !existing);
  const isFirstPublished = values.status === BlogStatus.PUBLISHED && !existing?.publishedAt;
  return {
    ...values,
    content: cleaned,
    excerpt:
      excerpt || (excerpt === '' || !existing ? beginningOf(cleaned ?? existing?.content ?? '') : undefined),
    slug: needsSlug
      ? await freeSlug(transaction, { table: 'blog_post', title, fallback: 'article', ownId: existing?.id })
      : slug && slugOf(slug),
    tags: tags === undefined ? undefined : cleanTags(tags ?? []),
    categories: categoryIds && [...new Set(categoryIds)].map((id) => parseId(id)!),
    publishedAt: isFirstPublished ? new Date() : undefined,
    author: existing ? undefined : context.viewer!.userId,
  };
}

/** Removes duplicate tags, ignoring case. */
function cleanTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.toWellFormed().replaceAll(/\s+/g, ' ').trim();
    if (text && !known.has(text.toLowerCase())) known.set(text.toLowerCase(), text);
  }
  return [...known.values()];
}

const maxTags = 12;
const maxTagLength = 40;

export const problemsOfTags = (tags: readonly string[] | null | undefined): FieldProblems =>
  tags && (tags.length > maxTags || tags.some((tag) => tag.length > maxTagLength)) ? { tags: 'tooLong' } : {};

const categoryById = query('blog.categoryById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('BlogCategory').select('id').where('id', '=', id),
);

export async function problemsOfCategories(
  ids: readonly string[] | undefined,
  { transaction }: Write<BlogPost>,
): Promise<FieldProblems> {
  const problems: FieldProblems = {};
  for (const [index, id] of (ids ?? []).slice(0, 8).entries()) {
    const isKnown = await categoryById.any(transaction, { id: parseId(id) ?? 0 });
    if (!isKnown) problems[`categoryIds.${index}`] = 'unknown';
  }
  return problems;
}
