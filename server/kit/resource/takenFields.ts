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
  /** PostgreSQL only: contains the columns, as in `Key (user_id, radio_id)=(1, 2) already exists.` */
  detail?: string;
  /** PostgreSQL only: the column without a value. */
  column?: string;
}

/** True when the error is a violated unique constraint. */
export const isTaken = (error: unknown): error is DatabaseError =>
  hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', '23505');

/** Problem `taken` for the fields of a violated unique constraint; undefined for other errors. */
export function takenFields(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!isTaken(error)) return undefined;
  // The radio column is part of the constraint but is not the field the user has to change.
  const names = propertiesIn(model, error).filter((name) => name !== 'radio');
  return names.length > 0 ? problemsOf(names) : undefined;
}

/** Problem `required` for the field of a violated not-null constraint; undefined for other errors. */
export function emptyField(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!hasCode(error, 'SQLITE_CONSTRAINT_NOTNULL', '23502')) return undefined;
  const [name] = propertiesIn(model, error);
  return name === undefined ? undefined : { [name]: 'required' };
}

const hasCode = (error: unknown, ...codes: readonly string[]): error is DatabaseError =>
  codes.includes((error as DatabaseError).code ?? '');

/** The properties that an error refers to. SQLite says `UNIQUE constraint failed: team_member.user_id, …`. */
function propertiesIn(model: EntityModel, { message, detail, column }: DatabaseError): string[] {
  const problems =
    column ?? detail?.match(/\(([^)]*)\)=/)?.[1] ?? message.split('constraint failed: ').at(-1) ?? '';
  const columns = new Set(problems.split(', ').map((name) => name.replace(/^.*\./, '').replaceAll('"', '')));
  return StoredEntity.of(model)
    .properties.filter(({ property }) => property.fieldNames.some((name) => columns.has(name)))
    .map(({ name }) => name);
}

/**
 * Problem `taken` for each value, by property, that another row has already, of the same radio when rows belong to one. Reports
 * all of them, whereas the constraint reports the first. The constraint still decides, because another request may insert the
 * value first.
 */
export async function takenValues(
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
 * Problem `taken` for the fields of an input that already has other problems, so that all problems are reported at once. For an
 * input without other problems this query is skipped: the unique constraint reports the conflict.
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
    await takenValues(writing, model, Object.fromEntries(values), ownId),
  );
}

/** The value of a unique property; a case-folded property is derived from the field that users see. */
function keyIn(given: object, { name, onCreate }: EntityProperty): string | undefined {
  const value = given[shownName(name) as never] as unknown;
  if (typeof value !== 'string') return undefined;
  return (onCreate as ((row: object) => string) | undefined)?.(given) ?? value;
}

/** Hides the existence of rows: viewers who may not read them get `invalid` in place of `taken`. */
export function hideExistence(
  { abilities, viewer }: Context,
  { entityClass }: EntityModel,
  problems: FieldProblems,
): FieldProblems {
  const rule = ruleOfClass(entityClass);
  if (/* guard: taken-fields-need-read-right */ !viewer || !rule || abilities.allows(rule)) return problems;
  return Object.fromEntries(Object.keys(problems).map((field) => [field, 'invalid'] as const));
}

/** A property such as `usernameKey` or `foldedName` stores the case-folded form of the visible `username` or `name`. */
const problemsOf = (properties: readonly string[]): FieldProblems =>
  Object.fromEntries(properties.map((name) => [shownName(name), 'taken']));

const shownName = (name: string) =>
  name.replace(/Key$/, '').replace(/^folded([A-Z])/, (_, initial: string) => initial.toLowerCase());
