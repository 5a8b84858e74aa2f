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
import { invalidInput } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, findRows } from '../../../kit/read/reads.ts';
import { idOf, nounOf } from '../../../kit/resource/resolvers/nounOf.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { changeEntity } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { commentInputOf, type CommentInput } from './commentInput.ts';
import { commentsOf, type CommentKind } from './commentsOf.ts';
import { moderate } from './moderation.ts';

/** Creates the resolver of a kind of comment that can be hidden. */
function CommentResolver(kind: CommentKind, input: ClassType<CommentInput>) {
  const { about, on } = kind;
  const comment = kind.comment as unknown as ClassType<RowOfKind>;
  const name = comment.name;

  @Resolver(() => comment)
  abstract class Comments extends ReadResolver(comment as never, {
    where: kind.visible,
    roles: { staff: ['read', 'create'], editor: ['manage'] },
  }) {
    @Requires('author.id')
    @FieldResolver(() => Boolean, { description: 'True when the viewer is the author.' })
    isMine(@Root() { author }: Row, @Ctx() { viewer }: Context): boolean {
      return viewer !== undefined && (author as Row | null)?.id === viewer.userId;
    }

    @Allow('create', name)
    @Mutation(() => comment, {
      name: `create${name}`,
      description: `Adds a comment on a record of the type ${about.name}. Requires the right to read ${about.name}. BAD_USER_INPUT with \`${on}Id: unknown\` when the viewer does not see the record.`,
    })
    async create(
      @Arg('input', () => input, { description: 'Comment to add.' }) given: CommentInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row | null> {
      context.abilities.require(allow('read', about.name));
      const field = `${on}Id`;
      const unseen = () => invalidInput({ [field]: 'unknown' });
      return findRow(context, comment, await kind.add(context, given[field]!, given.text, unseen), info);
    }

    @Allow('update', name)
    @Mutation(() => comment, {
      name: `set${name}Active`,
      description:
        'Hides a comment from readers, or shows it again. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
    })
    async setActive(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Arg('version', () => Int, { description: 'Version that the change is based on.' })
      version: number,
      @Arg('active', () => Boolean, { description: 'True to show the comment, false to hide it.' })
      active: boolean,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row | null> {
      await kind.requireSeen(context, id);
      const current = async (rowId: number) =>
        visibleRow(info, await findRow(context, comment, rowId, info), context.abilities);
      const rowId = await changeEntity(context, kind.comment, { id, version, current }, () => ({ active }));
      return findRow(context, comment, rowId, info);
    }

    @Allow('update', name)
    @Mutation(() => [comment], {
      name: `moderate${name}s`,
      description:
        'Hides comments from readers or shows them again, and returns them in the order of `ids`. Changes all of them or none. BAD_USER_INPUT, with the index in `ids` counted from 0, such as `ids.3: unknown`, for each comment that does not exist or that the viewer does not see.',
    })
    async moderateAll(
      @Arg('ids', () => [ID], { description: `Ids of the \`${name}\`s, 1 to 100.` }) ids: string[],
      @Arg('active', () => Boolean, { description: 'True to show the comments, false to hide them.' })
      active: boolean,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Array<Row | undefined>> {
      const changed = await moderate(kind, context, ids, active);
      const rows = await findRows(context, comment, changed, info, []);
      return changed.map((id) => rows.get(id));
    }

    @Allow('read', name)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description: `Deletes a comment and returns its id. People may delete their own comments, and any comment with the right to delete ${name}.`,
    })
    async delete(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      await kind.remove(context, id);
      return id;
    }
  }
  return Comments;
}

type RowOfKind = { id: number; text: string };

/** Creates the resolver of the field `commentCount` on the type that the comments are about. */
export function CommentCount(kind: CommentKind) {
  const about = kind.about as unknown as ClassType<object>;
  @Resolver(() => about)
  class Count {
    @FieldResolver(() => Int, {
      description: kind.isModerated
        ? 'Number of comments that moderators have not hidden.'
        : 'Number of all comments.',
    })
    commentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
      return kind.count(context, id);
    }
  }
  return Count;
}

/** Creates the resolvers of a kind of comment that can be hidden, and of the number of such comments. */
export function commentResolversOf(
  kind: Pick<Parameters<typeof commentsOf>[0], 'name' | 'comment' | 'about' | 'on'>,
): Function[] {
  const { comment, about, on } = kind;
  const comments = commentsOf(kind);
  const Input = commentInputOf(`${comment.name}Input`, on, about.name, `on ${nounOf(about.name)}`);

  @Resolver(() => comment)
  class Comments extends CommentResolver(comments, Input) {}

  return [Comments, CommentCount(comments)];
}
