import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { invalidInput, type FieldProblems } from '../errors.ts';
import { problemsOfInput } from '../graphql/validateInput.ts';
import type { Row } from '../read/plan.ts';
import { findRow, parseId } from '../read/reads.ts';
import { Allow } from '../rules/rule.ts';
import { visibleRow } from '../rules/visibleRow.ts';
import type { Stored } from '../write/storedEntity.ts';
import { idOf, nounOf } from './nounOf.ts';
import { ReadResolver, type ReadOptions } from './readResolver.ts';
import { missingFields } from './recordedWrites.ts';
import { changeEntity, removeEntity, type Write } from './writes.ts';

/** `check` and `prepare` look at an input inside of the transaction, and tell all that is wrong at once. */
export const checkedInside = () => {};

/**
 * The queries of `ReadResolver` and the mutations `updateX` and `deleteX`, for what is not made by a mutation of its own.
 * A subclass says with `check` what can be wrong with an input beyond its decorators, and with `prepare` what it means
 * for the entity, where it is more than its fields.
 */
export function UpdateResolver<T extends EditableEntity, P extends object, Given extends object = P>(
  item: ClassType<T>,
  patch: ClassType<P>,
  reads: ReadOptions = {},
) {
  const name = item.name;
  const noun = nounOf(name);

  @Resolver(() => item)
  abstract class UpdateBase extends ReadResolver(item, reads) {
    @Allow('update', name)
    @Mutation(() => item, {
      name: `update${name}`,
      description: `Changes the given fields of ${noun}. CONFLICT, with the row as \`current\`, when it changed since \`version\`.`,
    })
    async update(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Arg('version', () => Int, { description: 'The version that the change started from.' })
      version: number,
      @Arg('input', () => patch, {
        description: 'The fields to change; absent ones stay.',
        validateFn: checkedInside,
      })
      given: P,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const current = async (rowId: number) =>
        visibleRow(info, await findRow(context, item, rowId, info), context.abilities);
      const change = { id, version, current };
      const reading = await this.reading(given as unknown as Given);
      const rowId = await changeEntity(context, item, change, reading, (write) => this.afterWrite(write));
      this.afterCommit(context, rowId);
      return (await findRow(context, item, rowId, info))!;
    }

    @Allow('delete', name)
    @Mutation(() => ID, { name: `delete${name}`, description: `Deletes ${noun} and gives back its id.` })
    async delete(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      await removeEntity(
        context,
        item,
        id,
        (existing, write) => this.beforeDelete(existing, write),
        (write) => this.afterWrite(write),
      );
      this.afterCommit(context, parseId(id)!);
      return id;
    }

    /** What is wrong with an input beyond what its decorators say, by field. */
    protected check(_given: Given, _write: Write<T>): Promise<FieldProblems> | FieldProblems {
      return {};
    }

    /** From an input with which nothing is wrong to the values of the entity. */
    protected prepare(given: Given, _write: Write<T>): Promise<object> | object {
      return given;
    }

    /** The place to refuse a deletion. */
    protected beforeDelete(_existing: Stored<T>, _write: Write<T>): Promise<void> | void {}

    /** The place to set right what follows from a change, a deletion or a restoration, in the same transaction. */
    protected afterWrite(_write: Write<T>): Promise<void> | void {}

    /** The place to tell others of a change, a deletion or a restoration, once it is there to be seen. */
    protected afterCommit(_context: Context, _id: number): void {}

    protected async reading(given: Given): Promise<(write: Write<T>) => Promise<object>> {
      const ill = await problemsOfInput(given);
      // An instance of an input has its absent fields too, undefined.
      const values = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      ) as Given;
      return async (write) => {
        const missing = missingFields(write.context.reads.models.of(item), values);
        const problems = { ...(await this.check(values, write)), ...ill, ...missing };
        if (Object.keys(problems).length > 0) throw invalidInput(problems);
        return this.prepare(values, write);
      };
    }
  }
  return UpdateBase;
}
