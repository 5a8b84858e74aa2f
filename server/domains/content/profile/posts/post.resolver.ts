import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { notFound } from '../../../../kit/errors.ts';
import { findFeed, type FeedPage } from '../../../../kit/list/findFeed.ts';
import { ToMany } from '../../../../kit/read/children.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { requireVisiblePerson } from '../colleagues.ts';
import { Post } from './post.entity.ts';
import { mayDo } from './postAccess.ts';
import { PostComment } from './postComment.entity.ts';
import { pictureAt, thumbnailOf } from './postPictures.ts';
import { postsOf, shownPosts } from './postsOf.ts';
import { changePost, makePost, removePost } from './postWrites.ts';
import { PostInput, PostPatch } from '../profile.inputs.ts';
import { PostFeed } from '../profile.types.ts';

@Resolver(() => Post)
@ToMany('comments', () => PostComment, { first: 3, description: 'Comments, the newest first.' })
export class PostResolver {
  @Allow('read', 'Post')
  @Query(() => PostFeed, {
    description:
      'Posts that a person wrote or shared, the newest first. The viewer’s own feed includes posts that the colleagues they follow wrote. NOT_FOUND for people with the platform role `subscriber`, other than the viewer.',
  })
  async posts(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Id of the `User`; defaults to the viewer.',
    })
    userId: string | undefined,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'Only older posts: id of the last `Post` of the previous page.',
    })
    before: string | undefined,
    @Arg('perPage', () => Int, { defaultValue: 5, description: 'Posts per page, 1 to 50.' }) perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FeedPage<Row>> {
    const person = await requireVisiblePerson(context, userId ?? undefined);
    const query = { before: before ?? undefined, perPage };
    return findFeed(context, Post, query, postsOf(context, person), info);
  }

  @Allow('read', 'Post')
  @Query(() => Post, {
    nullable: true,
    description: 'Post with this id, or null with the error NOT_FOUND.',
  })
  async post(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const row = await findRow(context, Post, parseId(id) ?? 0, info, shownPosts(context, {}));
    if (!row) throw notFound('Post');
    return row;
  }

  @Allow('create', 'Post')
  @Mutation(() => Post, {
    description:
      'Adds a post of the viewer. BAD_USER_INPUT with `text` when it is too long, or empty without `awaitsMedia`.',
  })
  async createPost(
    @Arg('input', () => PostInput, { description: 'Post to add.' }) input: PostInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, Post, await makePost(context, input), info))!;
  }

  @Allow('read', 'Post')
  @Mutation(() => Post, {
    description:
      'Changes the text of a post of the viewer, or of any post with the right to update Post. BAD_USER_INPUT with `text` when it is too long, or empty without a picture or video. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async updatePost(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('input', () => PostPatch, { description: 'Fields to change.' }) { text }: PostPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Post, rowId, info), context.abilities);
    const rowId = await changePost(context, { id, version, current }, text);
    return (await findRow(context, Post, rowId, info))!;
  }

  @Allow('read', 'Post')
  @Mutation(() => ID, {
    description:
      'Deletes a post of the viewer, or any post with the right to delete Post, and returns its id. Also deletes its picture or video, likes and comments.',
  })
  async deletePost(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await removePost(context, id);
    return id;
  }

  @Requires('picture')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Width of the picture in pixels; null without one.',
  })
  pictureWidth(@Root() { picture }: Row): number | null {
    return pictureAt(picture as string)?.width ?? null;
  }

  @Requires('picture')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Height of the picture in pixels; null without one.',
  })
  pictureHeight(@Root() { picture }: Row): number | null {
    return pictureAt(picture as string)?.height ?? null;
  }

  @Requires('picture')
  @FieldResolver(() => String, {
    description: 'Address of a square WebP picture of 320 pixels; empty without a picture.',
  })
  thumbnail(@Root() { picture }: Row): string {
    return thumbnailOf(picture as string);
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'True when the viewer may change the text.' })
  mayUpdate(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'update');
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'True when the viewer may delete the post.' })
  mayDelete(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'delete');
  }
}
