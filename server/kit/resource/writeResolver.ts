import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import type { Row } from '../read/plan.ts';
import { findRow } from '../read/reads.ts';
import { Allow } from '../rules/rule.ts';
import { visibleRow } from '../rules/visibleRow.ts';
import { nounOf } from './nounOf.ts';
import { ReadResolver, type ReadOptions } from './readResolver.ts';
import type { Stored } from '../write/storedEntity.ts';
import { acceptable, changeEntity, createEntity, removeEntity, type Write } from './writes.ts';

/**
 * The queries of `ReadResolver` and the mutations `createX`, `updateX` and `deleteX`.
 * A subclass says with `prepare` what an input means for the entity, where it is more than its fields.
 */
export function WriteResolver<T extends EditableEntity, I extends object, P extends object>(
  item: ClassType<T>,
  input: ClassType<I>,
  patch: ClassType<P>,
  reads: ReadOptions = {},
) {
  const name = item.name;
  const noun = nounOf(name);
  /** What was given, before a resolver makes something else of it, in which a null would be lost. */
  const withoutNulls = <G extends object>({ reads }: Context, given: G) =>
    acceptable(reads.models.of(item), given) as G;

  @Resolver(() => item)
  abstract class WriteBase extends ReadResolver(item, reads) {
    @Allow('create', name)
    @Mutation(() => item, {
      name: `create${name}`,
      description: `Makes ${noun}. BAD_USER_INPUT names the fields that are not acceptable.`,
    })
    async create(
      @Arg('input', () => input, { description: 'Its fields.' }) given: I,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const id = await createEntity(context, item, (write) =>
        this.prepare(withoutNulls(context, given), write),
      );
      return (await findRow(context, item, id, info))!;
    }

    @Allow('update', name)
    @Mutation(() => item, {
      name: `update${name}`,
      description: `Changes the given fields of ${noun}. CONFLICT, with the row as \`current\`, when it changed since \`version\`.`,
    })
    async update(
      @Arg('id', () => ID, { description: 'Which one.' }) id: string,
      @Arg('version', () => Int, { description: 'The version that the change started from.' })
      version: number,
      @Arg('input', () => patch, { description: 'The fields to change; absent ones stay.' }) given: P,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const current = async (rowId: number) =>
        visibleRow(info, await findRow(context, item, rowId, info), context.abilities);
      const rowId = await changeEntity(context, item, { id, version, current }, (write) =>
        this.prepare(withoutNulls(context, given), write),
      );
      return (await findRow(context, item, rowId, info))!;
    }

    @Allow('delete', name)
    @Mutation(() => ID, { name: `delete${name}`, description: `Deletes ${noun} and gives back its id.` })
    async delete(
      @Arg('id', () => ID, { description: 'Which one.' }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      await removeEntity(context, item, id, (existing, write) => this.beforeDelete(existing, write));
      return id;
    }

    /** From an input to the values of the entity. Throws `invalidInput`. */
    protected prepare(given: I | P, _write: Write<T>): Promise<object> | object {
      return given;
    }

    /** The place to refuse a deletion. */
    protected beforeDelete(_existing: Stored<T>, _write: Write<T>): Promise<void> | void {}
  }
  return WriteBase;
}
