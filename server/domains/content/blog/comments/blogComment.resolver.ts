import { Resolver } from 'type-graphql';
import { commentInputOf } from '../../comments/commentInput.ts';
import { CommentCount, CommentResolver } from '../../comments/commentResolver.ts';
import { commentsOf } from '../../comments/commentsOf.ts';
import { readerOf, visiblePosts, type Reader } from '../blogAccess.ts';
import { BlogComment } from './blogComment.entity.ts';
import { BlogPost, BlogStatus } from '../blogPost.entity.ts';

const onArticles = commentsOf<'BlogPost', Reader>({
  name: 'blog.comment',
  comment: BlogComment,
  about: BlogPost,
  on: 'post',
  seen: {
    condition: visiblePosts,
    about: ({ eb, or }, { viewer, manages }) =>
      or([manages, eb('about.status', '=', BlogStatus.PUBLISHED), eb('about.author', '=', viewer)]),
    values: readerOf,
  },
});

const BlogCommentInput = commentInputOf('BlogCommentInput', 'post', 'BlogPost', 'below an article');

@Resolver(() => BlogComment)
class BlogCommentResolver extends CommentResolver(onArticles, BlogCommentInput) {}

/** Comments on articles, and their number. */
export const blogCommentResolvers = [BlogCommentResolver, CommentCount(onArticles)];
