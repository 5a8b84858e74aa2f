import type { EntityProperty } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { scopeOf } from '../read/reads.ts';
import { scopeConditions } from '../read/scope.ts';
import { ruleOfClass } from '../rules/outputType.ts';
import { StoredEntity } from '../write/storedEntity.ts';
import type { Writing } from './recordedWrites.ts';

interface DatabaseError {
  code?: string;
  message: string;
  /** Only on PostgreSQL: names the columns, as in `Key (user_id, radio_id)=(1, 2) already exists.` */
  detail?: string;
  /** Only on PostgreSQL: name of the column that must not be null. */
  column?: string;
}

/** True when the database rejected a write because of a unique constraint. */
export const isTaken = (error: unknown): error is DatabaseError =>
  hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', '23505');

/** Reports `taken` for the fields of a violated unique constraint. Undefined for other errors. */
export function takenFields(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!isTaken(error)) return undefined;
  // The radio is part of the constraint, but is not a field that the user can change.
  const names = propertiesIn(model, error).filter((name) => name !== 'radio');
  return names.length > 0 ? problemsOf(names) : undefined;
}

/** Reports `required` for the field of a violated not-null constraint. Undefined for other errors. */
export function emptyField(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!hasCode(error, 'SQLITE_CONSTRAINT_NOTNULL', '23502')) return undefined;
  const [name] = propertiesIn(model, error);
  return name === undefined ? undefined : { [name]: 'required' };
}

const hasCode = (error: unknown, ...codes: readonly string[]): error is DatabaseError =>
  codes.includes((error as DatabaseError).code ?? '');

/** The properties that an error names. SQLite: `UNIQUE constraint failed: team_member.user_id, …`. */
function propertiesIn(model: EntityModel, { message, detail, column }: DatabaseError): string[] {
  const problems =
    column ?? detail?.match(/\(([^)]*)\)=/)?.[1] ?? message.split('constraint failed: ').at(-1) ?? '';
  const columns = new Set(problems.split(', ').map((name) => name.replace(/^.*\./, '').replaceAll('"', '')));
  return StoredEntity.of(model)
    .properties.filter(({ property }) => property.fieldNames.some((name) => columns.has(name)))
    .map(({ name }) => name);
}

/**
 * Reports `taken` for each unique property whose value another row already has. When rows belong to a radio, only its rows count.
 * Finds all of them, whereas the unique constraint reports only the first. The constraint still decides, because another request
 * may insert the value first.
 */
export async function findTakenValues(
  { transaction, context }: Writing,
  model: EntityModel,
  values: Record<string, string | undefined>,
  ownId = 0,
): Promise<FieldProblems> {
  const scope = scopeConditions(model, 't', scopeOf(context, 'shown')).map(
    (condition) => ` and ${condition}`,
  );
  const taken: string[] = [];
  for (const [property, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const sql = `select 1 from ${model.table} t where t.${model.column(property)} = ? and t.id <> ?${scope.join('')} limit 1`;
    if ((await transaction.rows(sql, [value, ownId])).length > 0) taken.push(property);
  }
  return problemsOf(taken);
}

/**
 * Finds the `taken` fields of an input that has other problems. So the user sees all problems together. For an input without
 * problems the query is skipped, because the unique constraint reports `taken` fields.
 */
export async function takenInRefused(
  writing: Writing,
  model: EntityModel,
  given: object,
  ownId?: number,
): Promise<FieldProblems> {
  const values = model.uniqueProperties().map((property) => [property.name, keyIn(given, property)] as const);
  return hideExistence(
    writing.context,
    model,
    await findTakenValues(writing, model, Object.fromEntries(values), ownId),
  );
}

/** The value of a unique property in an input. A case-folded property is computed from the property that users see. */
function keyIn(given: object, { name, onCreate }: EntityProperty): string | undefined {
  const value: unknown = Reflect.get(given, shownName(name));
  if (typeof value !== 'string') return undefined;
  return (onCreate as ((row: object) => string) | undefined)?.(given) ?? value;
}

/**
 * Replaces `taken` by `invalid` for viewers who may not read the rows. They must not find out whether a row exists. Requests without
 * a viewer keep `taken`.
 */
export function hideExistence(
  { abilities, viewer }: Context,
  { entityClass }: EntityModel,
  problems: FieldProblems,
): FieldProblems {
  const rule = ruleOfClass(entityClass);
  if (/* guard: taken-fields-need-read-right */ !viewer || !rule || abilities.allows(rule)) return problems;
  return Object.fromEntries(Object.keys(problems).map((field) => [field, 'invalid'] as const));
}

/** Reports `taken` for the visible properties. `usernameKey` and `foldedName` are the case-folded forms of `username` and `name`. */
const problemsOf = (properties: readonly string[]): FieldProblems =>
  Object.fromEntries(properties.map((name) => [shownName(name), 'taken']));

const shownName = (name: string) =>
  name.replace(/Key$/, '').replace(/^folded([A-Z])/, (_, initial: string) => initial.toLowerCase());
