import { z } from 'zod';
import { longDayText } from '../../kit/texts.ts';
import { featherIcon } from '../featherIcons.ts';
import type {
  BlogStatus,
  RestBlogCardFragment,
  RestBlogDetailQuery,
  RestBlogEditQuery,
  RestBlogSidebarQuery,
} from './blog.generated.ts';

const day = z.string().describe('Day of publication, or else of creation, such as `Jan 10, 2020`.');
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
    comment: z.int().describe('Number of comments.'),
  })
  .meta({ id: 'BlogListItem' });

/** Sidebar of the list. */
export const LegacyBlogSidebar = z
  .object({
    recentPosts: z.array(z.object({ id: z.int(), img: picture, title: z.string(), createdTime: day })),
    categories: z.array(
      z.object({
        category: z.string(),
        icon: z.string().describe('Name of an icon of the Feather set, such as `Radio`.'),
      }),
    ),
  })
  .meta({ id: 'BlogSidebar' });

/** An article with its comments. */
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
      z.object({ avatar: picture, userFullName: z.string(), commentedAt: day, commentText: z.string() }),
    ),
  })
  .meta({ id: 'BlogDetail' });

/** An article for its edit form. */
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

const statusTexts: Record<BlogStatus, z.output<typeof LegacyBlogEdit>['status']> = {
  DRAFT: 'Draft',
  PENDING: 'Pending',
  PUBLISHED: 'Published',
};

const dayOf = ({ publishedAt, createdAt }: { publishedAt: string | null; createdAt: string }) =>
  longDayText(publishedAt ?? createdAt);

const writerOf = ({ author }: Pick<RestBlogCardFragment, 'author'>) => ({
  avatar: author?.avatar ?? '',
  userFullName: author?.fullName ?? '',
});

export const legacyBlogCard = (post: RestBlogCardFragment): z.output<typeof LegacyBlogCard> => ({
  id: Number(post.id),
  img: post.featuredImage,
  title: post.title,
  ...writerOf(post),
  blogPosted: dayOf(post),
  tags: post.tags,
  excerpt: post.excerpt,
  comment: post.commentCount,
});

export const legacyBlogSidebar = ({
  blogPosts,
  blogCategories,
}: RestBlogSidebarQuery): z.output<typeof LegacyBlogSidebar> => ({
  recentPosts: blogPosts.items.map((post) => ({
    id: Number(post.id),
    img: post.featuredImage,
    title: post.title,
    createdTime: dayOf(post),
  })),
  categories: blogCategories.items.map(({ name, icon }) => ({
    category: name,
    icon: featherIcon(icon),
  })),
});

export const legacyBlogDetail = ({
  blogPost,
  blogComments,
}: RestBlogDetailQuery): z.output<typeof LegacyBlogDetail> => ({
  blog: {
    img: blogPost!.featuredImage,
    title: blogPost!.title,
    ...writerOf(blogPost!),
    createdTime: dayOf(blogPost!),
    tags: blogPost!.tags,
    content: blogPost!.content,
    comments: blogPost!.commentCount,
    bookmarked: blogPost!.bookmarkCount,
  },
  comments: blogComments.items.map(({ author, createdAt, text }) => ({
    avatar: author.avatar,
    userFullName: author.fullName,
    commentedAt: longDayText(createdAt),
    commentText: text,
  })),
});

export const legacyBlogEdit = (
  post: NonNullable<RestBlogEditQuery['blogPost']>,
): z.output<typeof LegacyBlogEdit> => ({
  ...writerOf(post),
  createdTime: dayOf(post),
  blogTitle: post.title,
  blogCategories: post.categories.map(({ name }) => ({ value: name, label: name })),
  slug: post.slug,
  status: statusTexts[post.status],
  excerpt: post.excerpt,
  featuredImage: post.featuredImage,
});
