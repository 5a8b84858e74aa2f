import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { invalidInput, type FieldProblems } from '../errors.ts';
import { problemsOfInput } from '../graphql/validateInput.ts';
import type { Row } from '../read/plan.ts';
import { findRow } from '../read/reads.ts';
import { Allow } from '../rules/rule.ts';
import { visibleRow } from '../rules/visibleRow.ts';
import type { Stored } from '../write/storedEntity.ts';
import { idOf, nounOf } from './nounOf.ts';
import { ReadResolver, type ReadOptions } from './readResolver.ts';
import { missingFields, type Writing } from './recordedWrites.ts';
import { linkedRows } from './references.ts';
import { takenInRefused } from './takenFields.ts';
import { requireUnused } from './uses.ts';
import { changeEntity, removeEntity, type FollowUp, type Write, type Written } from './writes.ts';

export interface WriteOptions extends ReadOptions {
  /** Relations that an input names by the ids of what they lead to: `client` by `clientId`, `tags` by `tagIds`. */
  references?: readonly string[];
}

/** `check` and `prepare` look at an input inside of the transaction, and tell all that is wrong at once. */
export const checkedInside = () => {};

/**
 * The queries of `ReadResolver` and the mutations `updateX` and `deleteX`, for what is not made by a mutation of its own.
 * A subclass says with `authorize` who may write a row beyond the rule of the mutation, with `check` what can be wrong
 * with an input beyond its decorators, and with `prepare` what it means for the entity, where it is more than its fields.
 */
export function UpdateResolver<T extends EditableEntity, P extends object, Given extends object = P>(
  item: ClassType<T>,
  patch: ClassType<P>,
  options: WriteOptions = {},
) {
  const name = item.name;
  const noun = nounOf(name);

  @Resolver(() => item)
  abstract class UpdateBase extends ReadResolver(item, options) {
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
      const change = { id, version, current, authorize: this.authorize.bind(this) };
      const reading = await this.reading(given as unknown as Given);
      const rowId = await changeEntity(context, item, change, reading, this.followUp());
      return (await findRow(context, item, rowId, info))!;
    }

    @Allow('delete', name)
    @Mutation(() => ID, { name: `delete${name}`, description: `Deletes ${noun} and gives back its id.` })
    async delete(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      const letGo = async (existing: Stored<T>, write: Write<T>) => {
        // guard: delete-is-authorized
        await this.authorize(existing, write);
        await this.beforeDelete(existing, write);
        await requireUnused(write, name, (existing as { id: number }).id);
      };
      await removeEntity(context, item, id, letGo, this.followUp());
      return id;
    }

    /**
     * The place to refuse who may not make this very write: in its transaction, before anything is told of the row or of
     * what is wrong with the input. Nothing exists yet of what is being made.
     */
    protected authorize(_existing: Stored<T> | undefined, _write: Write<T>): Promise<void> | void {}

    /** What is wrong with an input beyond what its decorators say, by field. It is given the fields that they let pass. */
    protected check(_given: Given, _write: Write<T>): Promise<FieldProblems> | FieldProblems {
      return {};
    }

    /** From an input with which nothing is wrong to the values of the entity; a reference has the name of its relation. */
    protected prepare(given: Given, _write: Write<T>): Promise<object> | object {
      return given;
    }

    /** The place to refuse a deletion. */
    protected beforeDelete(_existing: Stored<T>, _write: Write<T>): Promise<void> | void {}

    /** The place to set right what follows from any write of a row, in the same transaction. */
    protected afterWrite(_written: Written<T> & Writing): Promise<void> | void {}

    /** The place to tell others of any write of a row, once it is there to be seen. */
    protected afterCommit(_written: Written<T>): Promise<void> | void {}

    protected followUp(): FollowUp<T> {
      return {
        afterWrite: (written) => this.afterWrite(written),
        afterCommit: (written) => this.afterCommit(written),
      };
    }

    protected async reading(given: Given): Promise<(write: Write<T>) => Promise<object>> {
      const ill = await problemsOfInput(given);
      // An instance of an input has its absent fields too, undefined.
      const values = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      ) as Given;
      return async (write) => {
        const linked = await linkedRows(write, item, options.references ?? [], values);
        const model = write.context.reads.models.of(item);
        const missing = missingFields(model, values);
        const problems = { ...linked.problems, ...ill, ...missing };
        const fine = without(values, problems);
        const allProblems = { ...(await this.check(fine, write)), ...problems };
        if (Object.keys(allProblems).length > 0)
          throw invalidInput({
            ...(await takenInRefused(write, model, fine, write.existing?.id)),
            ...allProblems,
          });
        return this.prepare({ ...linked.rest, ...linked.ids } as Given, write);
      };
    }
  }
  return UpdateBase;
}

/** An input without the fields with which something is wrong already. */
const without = <Given extends object>(given: Given, problems: FieldProblems): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !(name in problems))) as Given;
