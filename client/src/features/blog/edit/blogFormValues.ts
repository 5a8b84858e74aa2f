import type { BlogPostInput, BlogStatus } from '../../../apollo/schemaTypes.generated';
import type { BlogArticleFragment } from '../blog.generated';

/** Form values of an article. Lists are comma-separated texts, so that each is one line in the conflict dialog. */
export interface BlogFormValues {
  title: string;
  excerpt: string;
  content: string;
  status: BlogStatus;
  slug: string;
  /** Comma-separated ids, ascending. */
  categoryIds: string;
  /** Comma-separated words. */
  tags: string;
}

export const newArticle: BlogFormValues = {
  title: '',
  excerpt: '',
  content: '',
  status: 'DRAFT',
  slug: '',
  categoryIds: '',
  tags: '',
};

export const valuesOf = (post: BlogArticleFragment): BlogFormValues => ({
  title: post.title,
  excerpt: post.excerpt,
  content: post.content,
  status: post.status,
  slug: post.slug,
  categoryIds: joinIds(post.categories.map(({ id }) => id)),
  tags: post.tags.join(', '),
});

export const inputOf = ({ categoryIds, tags, ...values }: BlogFormValues): BlogPostInput => ({
  ...values,
  categoryIds: idsOf(categoryIds),
  tags: wordsOf(tags),
});

export const idsOf = (text: string) => text.split(',').filter(Boolean);
export const joinIds = (ids: readonly string[]) => ids.toSorted((a, b) => Number(a) - Number(b)).join(',');

/** Splits a text at Latin and Arabic commas, and drops empty words. */
export const wordsOf = (text: string) =>
  text
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter(Boolean);
