import type { RecordKind } from '../../kit/records/recordKind';
import { blogPaths } from './paths';

/** Description of articles for other features, such as the audit. */
export const blogPostRecord: RecordKind = {
  type: 'BlogPost',
  path: blogPaths.detail,
  fields: {
    title: { label: 'blog.fields.title' },
    slug: { label: 'blog.fields.slug' },
    status: { label: 'blog.fields.status', holds: 'choice', keyOf: (value) => `blog.statuses.${value}` },
    excerpt: { label: 'blog.fields.excerpt' },
    content: { label: 'blog.fields.content' },
    tags: { label: 'blog.fields.tags' },
    categories: { label: 'blog.fields.categories' },
    featuredImage: { label: 'blog.fields.featuredImage' },
    author: { label: 'blog.fields.author' },
    publishedAt: { label: 'blog.fields.publishedAt', holds: 'moment' },
    deletedAt: { label: 'blog.fields.deletedAt', holds: 'moment' },
  },
};

/** Description of comments for other features. */
export const blogCommentRecord: RecordKind = {
  type: 'BlogComment',
  fields: {
    post: { label: 'blog.one' },
    author: { label: 'blog.fields.author' },
    text: { label: 'comments.text' },
    active: { label: 'comments.active' },
  },
};
