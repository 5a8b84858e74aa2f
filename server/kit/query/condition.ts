import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Condition } from '../read/reads.ts';
import type { EntityModels } from '../read/model.ts';
import { anyParameter, type ValuesOf } from './given.ts';
import { builder, nodeOf } from './query.ts';
import { registerCondition } from './registered.ts';
import { acrossRadios, allKinds, withDeleted } from './scopes.ts';
import { Statement } from './statement.ts';
import type { ConditionBuilder, Tables } from './tables.ts';

/** The builder of a query, which may join further tables, when it reads this table under this alias. */
type RowsIn<Name extends keyof Tables, Alias extends string, Joined, Read extends keyof Joined> = [
  Joined,
  Alias,
] extends [Record<Alias, Tables[Name]>, Read]
  ? ExpressionBuilder<Joined, Read>
  : never;

/**
 * A reusable condition on the rows of one table, for each query that reads the table under this alias. It works with joins too:
 *
 *   export const isFriend = rowCondition('User as person', (person, viewer: Parameter<number>) =>
 *     person('person.id', '<>', viewer));
 *
 *   .where((person) => isFriend(person, given.viewer))
 */
export const rowCondition =
  <Name extends keyof Tables & string, Alias extends string, Rest extends readonly unknown[]>(
    _table: `${Name} as ${Alias}`,
    build: (rows: ConditionBuilder<Name, Alias>, ...rest: Rest) => Expression<SqlBool>,
  ) =>
  <Joined, Read extends keyof Joined>(
    rows: ExpressionBuilder<Joined, Read> & RowsIn<Name, Alias, Joined, Read>,
    ...rest: Rest
  ): Expression<SqlBool> =>
    // Kysely's builders are invariant in their tables: it does not accept a builder with more tables, which can do more.
    build(rows as never, ...rest);

/** A request, or any other object with the entity models and a radio. */
interface ConditionEnvironment {
  database: { models: EntityModels };
  radioId?: number | undefined;
}

/**
 * A reusable condition on the rows `t` of an entity. The query that uses the condition adds the scope:
 *
 *   export const ownContents = condition('Content', (content, { viewer }: Given<{ viewer: number }>) =>
 *     content('t.author', '=', viewer));
 *
 *   where: (context) => ownContents(context, { viewer: context.viewer!.userId })
 */
export function condition<Name extends keyof Tables & string, Parameters extends object = {}>(
  entity: Name,
  build: (rows: ConditionBuilder<Name, 't'>, given: Parameters) => Expression<SqlBool>,
): (environment: ConditionEnvironment, values: ValuesOf<Parameters>) => Condition {
  const statements = new WeakMap<EntityModels, { statement: Statement; text: string }>();

  registerCondition({ entity, statementFor: (models) => statementFor(models).statement });
  return ({ database: { models }, radioId }, values) => {
    const { statement, text } = statementFor(models);
    return { text, values: statement.bind(values, radioId) };
  };

  function statementFor(models: EntityModels) {
    const known = statements.get(models) ?? compile(models);
    statements.set(models, known);
    return known;
  }

  /** SQL text of the condition: the difference between a query with it and the same query without it. */
  function compile(models: EntityModels) {
    const rows = builder
      .selectFrom(`${allKinds(acrossRadios(withDeleted(entity)))} as t` as never)
      .select('t.id' as never);
    const every = new Statement(nodeOf(rows), models);
    const some = new Statement(
      nodeOf(rows.where(((t: never) => build(t, anyParameter as Parameters)) as never)),
      models,
    );
    return { statement: some, text: `(${some.sql.slice(`${every.sql} where `.length)})` };
  }
}
