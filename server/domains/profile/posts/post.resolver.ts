import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { findFeed, type FeedPage } from '../../../kit/list/findFeed.ts';
import { ToMany } from '../../../kit/read/children.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { seenPerson } from '../colleagues.ts';
import { Post } from './post.entity.ts';
import { mayDo } from './postAccess.ts';
import { PostComment } from './postComment.entity.ts';
import { pictureAt, thumbnailOf } from './postPictures.ts';
import { postsOf, shownPosts } from './postsOf.ts';
import { changePost, makePost, removePost } from './postWrites.ts';
import { PostInput, PostPatch } from '../profile.inputs.ts';
import { PostFeed } from '../profile.types.ts';

@Resolver(() => Post)
@ToMany('comments', () => PostComment, { first: 3, description: 'What was answered, newest first.' })
export class PostResolver {
  @Allow('read', 'Post')
  @Query(() => PostFeed, {
    description:
      'What a person wrote or passed on, newest first; the viewer’s own posts have among them those of the colleagues they follow. NOT_FOUND for whoever does not work here.',
  })
  async posts(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Whose: id of the `User`; the viewer’s own when absent.',
    })
    userId: string | undefined,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'Only older ones than this: id of the last `Post` that one has.',
    })
    before: string | undefined,
    @Arg('perPage', () => Int, { defaultValue: 5, description: 'How many, 1 to 50.' }) perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FeedPage<Row>> {
    const person = await seenPerson(context, userId ?? undefined);
    const query = { before: before ?? undefined, perPage };
    return findFeed(context, Post, query, postsOf(context, person), info);
  }

  @Allow('read', 'Post')
  @Query(() => Post, {
    nullable: true,
    description: 'The post with this id, or null with the error NOT_FOUND.',
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
    description: 'Adds a post of the viewer. BAD_USER_INPUT with `text` when it says nothing, or too much.',
  })
  async createPost(
    @Arg('input', () => PostInput, { description: 'Its fields.' }) input: PostInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return (await findRow(context, Post, await makePost(context, input), info))!;
  }

  @Allow('read', 'Post')
  @Mutation(() => Post, {
    description:
      'Changes the text of a post: one’s own, or any for whoever may update Post. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async updatePost(
    @Arg('id', () => ID, { description: 'Id of the `Post`.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('input', () => PostPatch, { description: 'What to change.' }) { text }: PostPatch,
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
      'Deletes a post with its picture or video, its likes and comments, and gives back its id: one’s own, or any for whoever may delete Post.',
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
    description: 'How wide the picture is, in pixels; null where there is none.',
  })
  pictureWidth(@Root() { picture }: Row): number | null {
    return pictureAt(picture as string)?.width ?? null;
  }

  @Requires('picture')
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How high the picture is, in pixels; null where there is none.',
  })
  pictureHeight(@Root() { picture }: Row): number | null {
    return pictureAt(picture as string)?.height ?? null;
  }

  @Requires('picture')
  @FieldResolver(() => String, {
    description: 'Address of a square WebP picture of 320 pixels; empty where there is no picture.',
  })
  thumbnail(@Root() { picture }: Row): string {
    return thumbnailOf(picture as string);
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change its text.' })
  mayUpdate(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'update');
  }

  @Requires('author.id')
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  mayDelete(@Root() { author }: Row, @Ctx() context: Context): boolean {
    return mayDo(context, (author as Row).id, 'delete');
  }
}
