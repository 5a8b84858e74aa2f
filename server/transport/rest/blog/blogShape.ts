import { z } from 'zod';
import { longDayText } from '../../../kit/texts.ts';
import type {
  ContentStatus,
  RestBlogCardFragment,
  RestBlogDetailQuery,
  RestBlogEditQuery,
  RestBlogSidebarQuery,
} from './blog.generated.ts';

const day = z
  .string()
  .describe('Day of publication, or of creation when there is none, such as `Jan 10, 2020`.');
const picture = z.string().describe('Address of a picture; of generated initials when there is none.');
const writer = z.string().describe('First and last name; empty when the author was deleted.');

/** An article in the list, in the format of older clients. */
export const LegacyBlogCard = z
  .object({
    id: z.int(),
    img: picture,
    title: z.string(),
    avatar: picture,
    userFullName: writer,
    blogPosted: day,
    tags: z.array(z.string()),
    excerpt: z.string(),
    comment: z.int().describe('Number of approved comments, including answers.'),
  })
  .meta({ id: 'BlogListItem' });

/** Sidebar of the article list, in the format of older clients. */
export const LegacyBlogSidebar = z
  .object({
    recentPosts: z.array(z.object({ id: z.int(), img: picture, title: z.string(), createdTime: day })),
    categories: z.array(
      z.object({
        category: z.string(),
        icon: z.string().describe('Name of an icon of the Feather set: `Tag`.'),
      }),
    ),
  })
  .meta({ id: 'BlogSidebar' });

/** An article with its comments, in the format of older clients. */
export const LegacyBlogDetail = z
  .object({
    blog: z.object({
      img: picture,
      title: z.string(),
      avatar: picture,
      userFullName: writer,
      createdTime: day,
      tags: z.array(z.string()),
      content: z.string().describe('Sanitized HTML.'),
      comments: z.int(),
      bookmarked: z.int().describe('Number of people who bookmarked it.'),
    }),
    comments: z.array(
      z.object({
        avatar: picture,
        userFullName: z.string(),
        commentedAt: z.string().describe('Day of the comment, such as `Jan 10, 2020`.'),
        commentText: z.string(),
      }),
    ),
  })
  .meta({ id: 'BlogDetail' });

/** An article for its edit form, in the format of older clients. */
export const LegacyBlogEdit = z
  .object({
    avatar: picture,
    userFullName: writer,
    createdTime: day,
    blogTitle: z.string(),
    blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
    slug: z.string(),
    status: z.enum(['Draft', 'Pending', 'Published']),
    excerpt: z.string(),
    featuredImage: picture,
  })
  .meta({ id: 'BlogEdit' });

const statusTexts: Record<ContentStatus, z.output<typeof LegacyBlogEdit>['status']> = {
  DRAFT: 'Draft',
  REVIEW: 'Pending',
  SCHEDULED: 'Pending',
  PUBLISHED: 'Published',
  ENDED: 'Draft',
  ARCHIVED: 'Draft',
};

const dayOf = ({ publishedFrom, createdAt }: { publishedFrom: string | null; createdAt: string }) =>
  longDayText(publishedFrom ?? createdAt);

const writerOf = ({ author }: Pick<RestBlogCardFragment, 'author'>) => ({
  avatar: author?.avatar ?? '',
  userFullName: author?.fullName ?? '',
});

export const legacyBlogCard = (post: RestBlogCardFragment): z.output<typeof LegacyBlogCard> => ({
  id: Number(post.id),
  img: post.picture,
  title: post.title,
  ...writerOf(post),
  blogPosted: dayOf(post),
  tags: post.tags,
  excerpt: post.excerpt,
  comment: post.commentCount,
});

export const legacyBlogSidebar = ({
  contents,
  topics,
}: RestBlogSidebarQuery): z.output<typeof LegacyBlogSidebar> => ({
  recentPosts: contents.items.map((post) => ({
    id: Number(post.id),
    img: post.picture,
    title: post.title,
    createdTime: dayOf(post),
  })),
  categories: topics.items.map(({ name }) => ({ category: name, icon: 'Tag' })),
});

export const legacyBlogDetail = (
  post: NonNullable<RestBlogDetailQuery['content']>,
  comments: RestBlogDetailQuery['webComments']['items'],
): z.output<typeof LegacyBlogDetail> => ({
  blog: {
    img: post.picture,
    title: post.title,
    ...writerOf(post),
    createdTime: dayOf(post),
    tags: post.tags,
    content: post.body,
    comments: post.commentCount,
    bookmarked: post.bookmarkCount,
  },
  // Visitors who comment have no account, and so no picture.
  comments: comments.map(({ name, sentAt, text }) => ({
    avatar: '',
    userFullName: name,
    commentedAt: longDayText(sentAt),
    commentText: text,
  })),
});

export const legacyBlogEdit = (
  post: NonNullable<RestBlogEditQuery['content']>,
): z.output<typeof LegacyBlogEdit> => ({
  ...writerOf(post),
  createdTime: dayOf(post),
  blogTitle: post.title,
  blogCategories: post.topic ? [{ value: post.topic.name, label: post.topic.name }] : [],
  slug: post.slug,
  status: statusTexts[post.status],
  excerpt: post.excerpt,
  featuredImage: post.picture,
});
