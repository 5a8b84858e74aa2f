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
  /** PostgreSQL names the columns in it: `Key (user_id, radio_id)=(1, 2) already exists.` */
  detail?: string;
  /** PostgreSQL's name of the column that has no value. */
  column?: string;
}

/** Whether the database complains that there is such a row already. */
export const isTaken = (error: unknown): error is DatabaseError =>
  hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', '23505');

/** The fields whose value must be unique and is taken, when that is what the database complains about. */
export function takenFields(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!isTaken(error)) return undefined;
  // Which radio it is unique in says nothing of what is taken.
  const names = propertiesIn(model, error).filter((name) => name !== 'radio');
  return names.length > 0 ? problemsOf(names) : undefined;
}

/** The field that has no value where one must be, when that is what the database complains about. */
export function emptyField(model: EntityModel, error: unknown): FieldProblems | undefined {
  if (!hasCode(error, 'SQLITE_CONSTRAINT_NOTNULL', '23502')) return undefined;
  const [name] = propertiesIn(model, error);
  return name === undefined ? undefined : { [name]: 'required' };
}

const hasCode = (error: unknown, ...codes: readonly string[]): error is DatabaseError =>
  codes.includes((error as DatabaseError).code ?? '');

/** The properties that a complaint is about. SQLite says `UNIQUE constraint failed: team_member.user_id, …`. */
function propertiesIn(model: EntityModel, { message, detail, column }: DatabaseError): string[] {
  const problems =
    column ?? detail?.match(/\(([^)]*)\)=/)?.[1] ?? message.split('constraint failed: ').at(-1) ?? '';
  const columns = new Set(problems.split(', ').map((name) => name.replace(/^.*\./, '').replaceAll('"', '')));
  return StoredEntity.of(model)
    .properties.filter(({ property }) => property.fieldNames.some((name) => columns.has(name)))
    .map(({ name }) => name);
}

/**
 * Those of the values, by property, that another row has already, of the same radio where rows belong to one: all of them,
 * where the database names the first. It still has the last word, for others may be quicker.
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
 * What is taken of an input that is refused for something else anyway, so that all is told at once. Where nothing else is
 * wrong the database says it, without a question of its own.
 */
export async function takenInRefused(
  writing: Writing,
  model: EntityModel,
  given: object,
  ownId?: number,
): Promise<FieldProblems> {
  const values = model.uniqueProperties().map((property) => [property.name, keyIn(given, property)] as const);
  return tellable(
    writing.context,
    model,
    await takenValues(writing, model, Object.fromEntries(values), ownId),
  );
}

/** What a unique property would hold; a folded form is what its class makes of the field that people know. */
function keyIn(given: object, { name, onCreate }: EntityProperty): string | undefined {
  const value = given[shownName(name) as never] as unknown;
  if (typeof value !== 'string') return undefined;
  return (onCreate as ((row: object) => string) | undefined)?.(given) ?? value;
}

/** That a row has a value, or that none has, tells of it: whoever may not read such rows hears that it will not do. */
export function tellable(
  { abilities, viewer }: Context,
  { entityClass }: EntityModel,
  problems: FieldProblems,
): FieldProblems {
  const rule = ruleOfClass(entityClass);
  if (/* guard: taken-fields-need-read-right */ !viewer || !rule || abilities.allows(rule)) return problems;
  return Object.fromEntries(Object.keys(problems).map((field) => [field, 'invalid'] as const));
}

/** A property `usernameKey` or `foldedName` keeps the folded form of `username` or `name`, which is what people know. */
const problemsOf = (properties: readonly string[]): FieldProblems =>
  Object.fromEntries(properties.map((name) => [shownName(name), 'taken']));

const shownName = (name: string) =>
  name.replace(/Key$/, '').replace(/^folded([A-Z])/, (_, initial: string) => initial.toLowerCase());
