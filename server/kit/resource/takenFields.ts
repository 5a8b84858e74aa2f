import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { FieldProblems } from '../errors.ts';
import type { EntityModel } from '../read/model.ts';
import { ruleOfClass } from '../rules/outputType.ts';
import { StoredEntity } from '../write/storedEntity.ts';

interface DatabaseError {
  code?: string;
  message: string;
  /** PostgreSQL names the columns in it: `Key (user_id, radio_id)=(1, 2) already exists.` */
  detail?: string;
  /** PostgreSQL's name of the column that has no value. */
  column?: string;
}

/** The fields whose value must be unique and is taken, when that is what the database complains about. */
export function takenFields(model: EntityModel, error: unknown): FieldProblems | undefined {
  const complaint = error as DatabaseError;
  if (complaint.code !== 'SQLITE_CONSTRAINT_UNIQUE' && complaint.code !== '23505') return undefined;
  const columns = columnsIn(complaint);
  const taken = StoredEntity.of(model).properties.filter(({ property }) =>
    property.fieldNames.some((column) => columns.has(column)),
  );
  // Which radio it is unique in says nothing of what is taken.
  const names = taken.map(({ name }) => name).filter((name) => name !== 'radio');
  return names.length > 0 ? problemsOf(names) : undefined;
}

/** The columns that are unique together. SQLite says `UNIQUE constraint failed: team_member.user_id, …`. */
function columnsIn({ message, detail }: DatabaseError): ReadonlySet<string> {
  const told = detail?.match(/\(([^)]*)\)=/)?.[1] ?? message.split('constraint failed: ').at(-1) ?? '';
  return new Set(told.split(', ').map((column) => column.replace(/^.*\./, '').replaceAll('"', '')));
}

/** The field that has no value where one must be, when that is what the database complains about. */
export function emptyField(model: EntityModel, error: unknown): FieldProblems | undefined {
  const { code, message, column } = error as DatabaseError;
  if (code !== 'SQLITE_CONSTRAINT_NOTNULL' && code !== '23502') return undefined;
  const empty = StoredEntity.of(model).properties.find(({ property }) => {
    const [name] = property.fieldNames;
    return column ? column === name : message.endsWith(`.${name}`);
  });
  return empty && { [empty.name]: 'required' };
}

/**
 * Those of the values, by property, that another row has already: all of them, where the database names the first. It
 * still has the last word, for others may be quicker.
 */
export async function takenValues(
  transaction: Transaction,
  model: EntityModel,
  values: Record<string, string | undefined>,
  ownId = 0,
): Promise<FieldProblems> {
  const taken: string[] = [];
  for (const [property, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const sql = `select 1 from ${model.table} where ${model.column(property)} = ? and id <> ? limit 1`;
    if ((await transaction.rows(sql, [value, ownId])).length > 0) taken.push(property);
  }
  return problemsOf(taken);
}

/** That a row has a value, or that none has, tells of it: whoever may not read such rows hears that it will not do. */
export function tellable(
  { abilities, viewer }: Context,
  { entityClass }: EntityModel,
  problems: FieldProblems,
): FieldProblems {
  const rule = ruleOfClass(entityClass);
  if (!viewer || !rule || abilities.allows(rule)) return problems;
  return Object.fromEntries(Object.keys(problems).map((field) => [field, 'invalid'] as const));
}

/** A property `usernameKey` or `foldedName` keeps the folded form of `username` or `name`, which is what people know. */
const problemsOf = (properties: readonly string[]): FieldProblems =>
  Object.fromEntries(properties.map((name) => [shownName(name), 'taken']));

const shownName = (name: string) =>
  name.replace(/Key$/, '').replace(/^folded([A-Z])/, (_, initial: string) => initial.toLowerCase());
