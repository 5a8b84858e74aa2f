import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound, type FieldProblems } from '../../../kit/errors.ts';
import { ToMany } from '../../../kit/read/children.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { reaction } from '../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { takenValues } from '../../../kit/resource/takenFields.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { slugOf } from '../../../kit/slugs.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { BlogPostInput, BlogPostPatch } from './blog.inputs.ts';
import { managesPosts, ownPosts, requireOwnPost, seenPost, visiblePosts } from './blogAccess.ts';
import { BlogCategory } from './blogCategory.entity.ts';
import { BlogPost } from './blogPost.entity.ts';
import { problemsOfCategories, problemsOfTags, valuesOfPost } from './blogPostValues.ts';

const postBySlug = query('blog.postBySlug', (db, { slug }: Given<{ slug: string }>) =>
  db.selectFrom('BlogPost').select('id').where('slug', '=', slug),
);

const bookmarks = reaction('blog.bookmark', { table: 'BlogBookmark', on: 'post', of: 'BlogPost' });

@Resolver(() => BlogPost)
@TakesReaction(BlogPost, bookmarks, {
  rule: allow('read', 'BlogPost'),
  mutation: {
    name: 'bookmarkBlogPost',
    description: 'Bookmarks an article for the viewer, or removes the bookmark.',
  },
  count: { name: 'bookmarkCount', description: 'Number of people who bookmarked the article.' },
  own: {
    name: 'isBookmarked',
    description: 'True when the viewer has bookmarked the article.',
    argument: 'True to bookmark, false to remove the bookmark.',
  },
  seen: seenPost,
})
@ToMany('categories', () => BlogCategory, { first: 8, description: 'Categories of the article.' })
export class BlogPostResolver extends RecoverableResolver(BlogPost, BlogPostInput, BlogPostPatch, {
  where: visiblePosts,
  whereDeleted: ownPosts,
}) {
  @Allow('read', 'BlogPost')
  @Query(() => BlogPost, {
    nullable: true,
    description: 'Article with this slug, or null with the error NOT_FOUND.',
  })
  async blogPostBySlug(
    @Arg('slug', () => String, { description: 'Slug of the article.' }) slug: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const post = await postBySlug.first(context, { slug });
    const row = post && (await findRow(context, BlogPost, post.id, info, visiblePosts(context)));
    if (!row) throw notFound('BlogPost');
    return row;
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may update this article: as its author, or with the permission to manage articles.',
  })
  isMine(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return managesPosts(context) || (author as Row | null)?.id === context.viewer?.userId;
  }

  protected override authorize(post: Stored<BlogPost> | undefined, { context }: Write<BlogPost>): void {
    if (post) requireOwnPost(context, post);
  }

  protected override async check(given: BlogPostPatch, write: Write<BlogPost>): Promise<FieldProblems> {
    const { context, existing } = write;
    const slug = given.slug ? slugOf(given.slug) : undefined;
    return {
      ...(await takenValues(write, context.reads.models.of(BlogPost), { slug }, existing?.id)),
      ...(slug === '' && { slug: 'invalid' as const }),
      ...problemsOfTags(given.tags),
      ...(await problemsOfCategories(given.categoryIds, write)),
    };
  }

  protected override prepare(given: BlogPostPatch, write: Write<BlogPost>) {
    return valuesOfPost(given, write);
  }
}
