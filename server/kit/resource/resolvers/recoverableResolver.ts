import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { EditableEntity } from '../../entities/baseEntity.ts';
import type { Deletable } from '../../entities/softDeletable.ts';
import { findPage } from '../../list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../list/listArgs.ts';
import type { Row } from '../../read/plan.ts';
import { findRow, type Condition } from '../../read/reads.ts';
import { Allow } from '../../rules/rule.ts';
import { refreshColumns } from '../freshColumns.ts';
import type { Mixable } from './mixable.ts';
import { idOf, nounOf, pluralOf } from './nounOf.ts';
import { UpdateResolver, type WriteOptions } from './updateResolver.ts';
import { WriteResolver } from './writeResolver.ts';
import { restoreEntity, type Authorize, type FollowUp } from '../writes.ts';

export interface RecoverableOptions extends WriteOptions {
  /** Condition on the rows of the recycle bin that the viewer can see. */
  whereDeleted?: (context: Context) => Condition | undefined;
}

/**
 * `WriteResolver` for a `SoftDeletable`, with the list `deletedXs` and the mutation `restoreX`. Both are for viewers who may
 * delete rows.
 */
export const RecoverableResolver = <T extends EditableEntity & Deletable, I extends object, P extends object>(
  item: ClassType<T>,
  input: ClassType<I>,
  patch: ClassType<P>,
  reads: RecoverableOptions = {},
) => withRecycleBin(item, WriteResolver(item, input, patch, { ...reads, hasRecycleBin: true }), reads);

/**
 * `UpdateResolver` for a `SoftDeletable`, with the list `deletedXs` and the mutation `restoreX`. Both are for viewers who may
 * delete rows.
 */
export const RecoverableUpdateResolver = <T extends EditableEntity & Deletable, P extends object>(
  item: ClassType<T>,
  patch: ClassType<P>,
  reads: RecoverableOptions = {},
) => withRecycleBin(item, UpdateResolver(item, patch, { ...reads, hasRecycleBin: true }), reads);

/** Methods of `UpdateResolver` that are protected there. */
interface Writes<T> {
  authorize: Authorize<T>;
  followUp: () => FollowUp<T>;
  runWrite: <Result>(context: Context, write: () => Promise<Result>) => Promise<Result>;
}

function withRecycleBin<T extends EditableEntity & Deletable, B extends Mixable>(
  item: ClassType<T>,
  Base: B,
  reads: RecoverableOptions,
) {
  const name = item.name;
  const ItemPage = pageOf(item);
  const ListArgs = listArgsOf(item);

  @Resolver(() => item)
  abstract class Recoverable extends Base {
    @Allow('delete', name)
    @Query(() => ItemPage, {
      name: `deleted${pluralOf(name)}`,
      description: `A page of the ${name} rows in the recycle bin, the last created first unless \`sort\` is given.`,
    })
    async deletedList(
      @Args(() => ListArgs, { validateFn: (query) => checkListQuery(query as ListQuery) }) query: ListQuery,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Page<Row>> {
      if (reads.fresh) await refreshColumns(reads.fresh, context, item, info, query);
      return findPage(context, item, query, info, {
        deleted: 'only',
        where: reads.whereDeleted?.(context),
        searchLanguage: reads.searchLanguage,
      });
    }

    @Allow('delete', name)
    @Mutation(() => item, {
      name: `restore${name}`,
      description: `Restores ${nounOf(name)} from the recycle bin. NOT_FOUND when it is not in the recycle bin.`,
    })
    async restore(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const writes = this as unknown as Writes<T>;
      const rowId = await writes.runWrite(context, () =>
        restoreEntity(
          context,
          item,
          id,
          (existing, write) => /* guard: restore-is-authorized */ writes.authorize(existing, write),
          writes.followUp(),
        ),
      );
      return (await findRow(context, item, rowId, info))!;
    }
  }
  return Recoverable;
}
