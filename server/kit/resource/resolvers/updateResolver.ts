import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { EditableEntity } from '../../entities/baseEntity.ts';
import { invalidInput, type FieldProblems } from '../../errors.ts';
import { problemsOfInput } from '../../graphql/errors/validateInput.ts';
import type { Row } from '../../read/plan.ts';
import { findRow } from '../../read/reads.ts';
import { Allow } from '../../rules/rule.ts';
import { visibleRow } from '../../rules/visibleRow.ts';
import type { Stored } from '../../write/storedEntity.ts';
import { idOf, nounOf } from './nounOf.ts';
import { ReadResolver, type ReadOptions } from './readResolver.ts';
import { missingFields, type Writing } from '../recordedWrites.ts';
import { findLinkedRows } from '../references.ts';
import { takenInRefused } from '../takenFields.ts';
import { requireUnused } from '../uses.ts';
import { changeEntity, removeEntity, type FollowUp, type Write, type Written } from '../writes.ts';

export interface WriteOptions extends ReadOptions {
  /** Relations that the input sets by ids: `client` by `clientId`, `tags` by `tagIds`. */
  references?: readonly string[];
  /** True when deleted rows move to the recycle bin. The description of the mutation `deleteX` says so. */
  hasRecycleBin?: boolean;
}

/** Replaces type-graphql's validation. `check` and `prepare` run in the transaction, and report all problems together. */
export const checkedInside = () => {};

/**
 * Creates the queries of `ReadResolver`, and the mutations `updateX` and `deleteX`. For entities without `createX`. A subclass
 * can override `authorize` to restrict who may write a row, `check` to validate more than the decorators, and `prepare` to
 * convert the input to values of the entity.
 */
export function UpdateResolver<T extends EditableEntity, P extends object, Given extends object = P>(
  item: ClassType<T>,
  patch: ClassType<P>,
  options: WriteOptions = {},
) {
  const name = item.name;
  const noun = nounOf(name, options);
  const deletes = options.hasRecycleBin ? `Moves ${noun} to the recycle bin` : `Deletes ${noun} for good`;

  @Resolver(() => item)
  abstract class UpdateBase extends ReadResolver(item, options) {
    @Allow('update', name)
    @Mutation(() => item, {
      name: `update${name}`,
      description: `Changes the given fields of ${noun}. BAD_USER_INPUT names the fields that are not acceptable. CONFLICT, with the stored record as \`current\`, when the record has changed since \`version\`.`,
    })
    async update(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Arg('version', () => Int, { description: 'Version of the record that the change is based on.' })
      version: number,
      @Arg('input', () => patch, {
        description: 'The fields to change; absent fields stay as they are.',
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
      const rowId = await this.runWrite(context, () =>
        changeEntity(context, item, change, reading, this.followUp()),
      );
      return (await findRow(context, item, rowId, info))!;
    }

    @Allow('delete', name)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description: `${deletes}, and returns its id. Rejected while other records use it: with IN_USE, or for a few types with BAD_USER_INPUT and \`id: inUse\`. Records of many types are never used by others.`,
    })
    async delete(
      @Arg('id', () => ID, { description: idOf(name) }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      const authorizeDelete = async (existing: Stored<T>, write: Write<T>) => {
        // guard: delete-is-authorized
        await this.authorize(existing, write);
        await this.beforeDelete(existing, write);
        await requireUnused(write, name, (existing as { id: number }).id);
      };
      await this.runWrite(context, () => removeEntity(context, item, id, authorizeDelete, this.followUp()));
      return id;
    }

    /**
     * Hook that throws when the viewer must not write this row. Runs in the transaction, before any error reveals the row or
     * problems of the input. `existing` is undefined for a new row.
     */
    protected authorize(_existing: Stored<T> | undefined, _write: Write<T>): Promise<void> | void {}

    /**
     * Hook around the transaction of a write, for example to prepare something before it. May run the write again after a
     * rollback.
     */
    protected runWrite<Result>(_context: Context, write: () => Promise<Result>): Promise<Result> {
      return write();
    }

    /** Hook that validates more than the decorators. Gets the fields that passed them, and returns problems by field. */
    protected check(_given: Given, _write: Write<T>): Promise<FieldProblems> | FieldProblems {
      return {};
    }

    /** Hook that converts a valid input to values of the entity. A relation is given under its own name. */
    protected prepare(given: Given, _write: Write<T>): Promise<object> | object {
      return given;
    }

    /** Hook that throws when a row must not be deleted. */
    protected beforeDelete(_existing: Stored<T>, _write: Write<T>): Promise<void> | void {}

    /** Hook that updates dependent data after any write of a row, in the same transaction. */
    protected afterWrite(_written: Written<T> & Writing): Promise<void> | void {}

    /** Hook that runs after the commit of any write, for example to delete files. */
    protected afterCommit(_written: Written<T>): Promise<void> | void {}

    protected followUp(): FollowUp<T> {
      return {
        afterWrite: (written) => this.afterWrite(written),
        afterCommit: (written) => this.afterCommit(written),
      };
    }

    /** Validates the input. Returns a function that converts it to values of the entity inside of a write's transaction. */
    protected async reading(given: Given): Promise<(write: Write<T>) => Promise<object>> {
      const checked = await this.checking(given);
      return async (write) => this.prepare(await checked(write), write);
    }

    /** Like `reading`, without the conversion. The returned function throws when a field has a problem. */
    protected async checking(given: Given): Promise<(write: Write<T>) => Promise<Given>> {
      const ill = await problemsOfInput(given);
      // An instance of an input also has its absent fields as properties with the value undefined.
      const values = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      ) as Given;
      return async (write) => {
        const linked = await findLinkedRows(write, item, options.references ?? [], values);
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
        return { ...linked.rest, ...linked.ids } as Given;
      };
    }
  }
  return UpdateBase;
}

/** The input without the fields that have a problem. */
const without = <Given extends object>(given: Given, problems: FieldProblems): Given =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !(name in problems))) as Given;
