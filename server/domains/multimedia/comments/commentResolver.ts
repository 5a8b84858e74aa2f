import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Resolver,
  Root,
  type ClassType,
} from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows } from '../../../kit/read/reads.ts';
import { idOf } from '../../../kit/resource/nounOf.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { referTo } from '../../../kit/resource/references.ts';
import { changeEntity, createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { requireMayDelete, requireSeenComment, visibleComments, type CommentKind } from './commentAccess.ts';
import { moderate } from './moderation.ts';
import type { ModeratedComment } from './moderatedComment.ts';

const maxNameLength = 80;

/** Everything that is asked and done about one kind of comment. */
export function CommentResolver<C extends ModeratedComment, I extends { text: string }>(
  comment: ClassType<C>,
  input: ClassType<I>,
  { about, property, which }: Pick<CommentKind, 'property' | 'which'> & { about: ClassType<object> },
) {
  const name = comment.name;
  const kind = { comment, about, property, which } as CommentKind<C>;
  const field = `${property}Id`;

  @Resolver(() => comment)
  abstract class Comments extends ReadResolver(comment, {
    where: (context) => visibleComments(kind, context),
  }) {
    @Requires('author.id')
    @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it.' })
    isMine(@Root() { author }: Row, @Ctx() { viewer }: Context): boolean {
      return viewer !== undefined && (author as Row | null)?.id === viewer.userId;
    }

    @Allow('create', name)
    @Mutation(() => comment, {
      name: `create${name}`,
      description: `Adds a comment of the viewer, who must be allowed to read ${about.name}.`,
    })
    async create(
      @Arg('input', () => input, { description: 'Its fields.' }) given: I,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row | null> {
      context.abilities.require(allow('read', about.name));
      const { userId, name: authorName } = context.viewer!;
      const id = await createEntity(context, comment as never, async (write) => ({
        [property]: await referTo(write, about as never, Reflect.get(given, field) as string, field),
        text: given.text,
        author: userId,
        authorName: authorName.slice(0, maxNameLength).toWellFormed(),
      }));
      return findRow(context, comment, id, info);
    }

    @Allow('update', name)
    @Mutation(() => comment, {
      name: `set${name}Active`,
      description:
        'Hides a comment from readers, or shows it again. CONFLICT, with the row as `current`, when it changed since `version`.',
    })
    async setActive(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Arg('version', () => Int, { description: 'The version that the change started from.' })
      version: number,
      @Arg('active', () => Boolean, { description: 'Whether readers see it.' }) active: boolean,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row | null> {
      await requireSeenComment(kind, context, id);
      const current = async (rowId: number) =>
        visibleRow(info, await findRow(context, comment, rowId, info), context.abilities);
      const rowId = await changeEntity(context, comment as never, { id, version, current }, () => ({
        active,
      }));
      return findRow(context, comment, rowId, info);
    }

    @Allow('update', name)
    @Mutation(() => [comment], {
      name: `moderate${name}s`,
      description:
        'Hides comments from readers, or shows them again, all of them or none, and gives them back in the same order. BAD_USER_INPUT names those that do not exist, as `ids.3: unknown`.',
    })
    async moderateAll(
      @Arg('ids', () => [ID], { description: `Id of each \`${name}\`, 1 to 100.` }) ids: string[],
      @Arg('active', () => Boolean, { description: 'Whether readers see them.' }) active: boolean,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Array<Row | undefined>> {
      const changed = await moderate(kind as never, context, ids, active);
      const rows = await findRows(context, comment, changed, info, []);
      return changed.map((id) => rows.get(id));
    }

    @Allow('read', name)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description: `Deletes a comment and gives back its id: one’s own, or any for whoever may delete ${name}.`,
    })
    async delete(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      await requireMayDelete(kind as never, context, id);
      await removeEntity(context, comment as never, id, () => {});
      return id;
    }
  }
  return Comments;
}
