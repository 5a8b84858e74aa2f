import type { RawRow, Transaction, SqlValue } from '../database/database.ts';
import type { EntityModel } from '../read/model.ts';
import { requireRadio, scopeConditions, type Scope } from '../read/scope.ts';
import { idOf, StoredEntity, type StoredProperty } from './storedEntity.ts';

export type Values = Record<string, unknown>;
/** Every column of a row, by property. */
export type StoredRow = Values & { id: number };

/** Inserts a row with what its class and its hooks give, and gives back its id. */
export async function insertRow(
  transaction: Transaction,
  model: EntityModel,
  given: Values,
  scope: Scope,
): Promise<StoredRow> {
  const entity = StoredEntity.of(model.ofRow(given));
  const values = withHooks(entity, { ...entity.defaults, ...given, ...ownRadio(model, scope) }, 'onCreate');
  if (entity.versionColumn) values['version'] = 1;
  const used = entity.properties.filter(({ name }) => values[name] !== undefined);
  const columns = used.map(({ column }) => column).join(', ');
  const [row] = await transaction.rows(
    `insert into ${model.table} (${columns}) values (${used.map(() => '?').join(', ')}) returning ${model.column('id')}`,
    used.map((property) => entity.toColumn(property, values[property.name])),
  );
  const id = Number(row![0]);
  for (const link of entity.links)
    if (given[link]) await replaceLinks(transaction, model, link, id, given[link] as unknown[]);
  return { ...values, id };
}

/** Every column of a row in scope, or null. On PostgreSQL the row is locked until the transaction ends. */
export async function readStored(
  transaction: Transaction,
  model: EntityModel,
  id: number,
  scope: Scope,
  lock: string,
): Promise<StoredRow | null> {
  const { properties } = StoredEntity.of(model);
  const where = [`t.${model.column('id')} = ?`, ...scopeConditions(model, 't', scope)].join(' and ');
  const [row] = await transaction.rows(
    `select ${properties.map(({ column }) => `t.${column}`).join(', ')} from ${model.table} t where ${where}${lock}`,
    [id],
  );
  return row ? storedRow(properties, row) : null;
}

/** So many rows are read by one statement, of which there is one text. */
const rowsAtOnce = 250;

/** The same for several rows, by their ids; they are locked in the order of their ids. */
export async function readStoredRows(
  transaction: Transaction,
  model: EntityModel,
  ids: readonly number[],
  scope: Scope,
  lock: string,
): Promise<Map<number, StoredRow>> {
  const { properties } = StoredEntity.of(model);
  const where = scopeConditions(model, 't', scope).map((condition) => ` and ${condition}`);
  const sql = `select ${properties.map(({ column }) => `t.${column}`).join(', ')} from ${model.table} t
    where t.id in (${Array(rowsAtOnce).fill('?').join(', ')})${where.join('')} order by t.id${lock}`;
  const found = new Map<number, StoredRow>();
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b);
  for (let start = 0; start < inOrder.length; start += rowsAtOnce) {
    const some = inOrder.slice(start, start + rowsAtOnce);
    const padded = [...some, ...Array<number>(rowsAtOnce - some.length).fill(some[0]!)];
    for (const row of await transaction.rows(sql, padded)) {
      const stored = storedRow(properties, row);
      found.set(stored.id, stored);
    }
  }
  return found;
}

const storedRow = (properties: readonly StoredProperty[], row: RawRow) =>
  Object.fromEntries(
    properties.map(({ name, read }, index) => [name, read ? read(row[index]) : row[index]]),
  ) as StoredRow;

/** What changes in a row, by property: from, to. */
export type Changes = Record<string, [unknown, unknown]>;

/**
 * Writes what differs from the stored row and counts its version up. Gives the changes, or undefined when the row has
 * another version by now.
 */
export async function updateRow(
  transaction: Transaction,
  model: EntityModel,
  stored: StoredRow,
  given: Values,
): Promise<Changes | undefined> {
  const entity = StoredEntity.of(model.ofRow(stored));
  const changes = await linkChanges(transaction, entity, stored.id, given);
  const meant = entity.properties.filter(
    ({ name }) => given[name] !== undefined && differs(given[name], stored[name]),
  );
  if (meant.length === 0 && Object.keys(changes).length === 0) return {};
  const values = withHooks(entity, { ...stored, ...given }, 'onUpdate');
  const written = entity.properties.filter(
    ({ name }) => name !== 'version' && differs(values[name], stored[name]),
  );
  const sets = written.map(({ column }) => `${column} = ?`);
  if (entity.versionColumn) sets.push(`${entity.versionColumn} = ${entity.versionColumn} + 1`);
  const sql = `update ${model.table} set ${sets.join(', ')} where ${model.column('id')} = ?${entity.versionColumn ? ` and ${entity.versionColumn} = ?` : ''}`;
  const keys: SqlValue[] = [stored.id, ...(entity.versionColumn ? [stored['version'] as number] : [])];
  const changed = await transaction.run(sql, [
    ...written.map((property) => entity.toColumn(property, values[property.name])),
    ...keys,
  ]);
  if (changed === 0) return undefined;
  return {
    ...changes,
    ...Object.fromEntries(written.map((property) => [property.name, changeOf(property, stored, values)])),
  };
}

/** Removes a row; what refers to it by a cascading key goes with it. */
export async function deleteRow(transaction: Transaction, model: EntityModel, id: number): Promise<void> {
  await transaction.run(`delete from ${model.table} where ${model.column('id')} = ?`, [id]);
}

/** The ids on the other side of a to-many relation with a table in between. */
export async function linkedIds(
  transaction: Transaction,
  model: EntityModel,
  property: string,
  id: number,
): Promise<number[]> {
  const { table, parent, child } = model.linkTable(property);
  const rows = await transaction.rows(`select ${child} from ${table} where ${parent} = ? order by ${child}`, [
    id,
  ]);
  return rows.map(([other]) => Number(other));
}

async function replaceLinks(
  transaction: Transaction,
  model: EntityModel,
  property: string,
  id: number,
  others: unknown[],
): Promise<void> {
  const { table, parent, child } = model.linkTable(property);
  await transaction.run(`delete from ${table} where ${parent} = ?`, [id]);
  for (const other of others)
    await transaction.run(`insert into ${table} (${parent}, ${child}) values (?, ?)`, [id, idOf(other)]);
}

async function linkChanges(
  transaction: Transaction,
  { model, links }: StoredEntity,
  id: number,
  given: Values,
): Promise<Changes> {
  const changes: Changes = {};
  for (const link of links.filter((name) => given[name] !== undefined)) {
    const before = await linkedIds(transaction, model, link, id);
    const after = (given[link] as unknown[]).map(idOf).sort((a, b) => a - b);
    if (before.join() === after.join()) continue;
    await replaceLinks(transaction, model, link, id, after);
    changes[link] = [before, after];
  }
  return changes;
}

/** The values that the class's hooks give, made from all others. */
function withHooks(
  { model, properties }: StoredEntity,
  values: Values,
  hook: 'onCreate' | 'onUpdate',
): Values {
  const holder = { ...values, constructor: model.entityClass };
  const made: Values = { ...values };
  for (const { name, property } of properties) {
    const make = property[hook];
    if (make) made[name] = make(holder, undefined as never);
  }
  return made;
}

const ownRadio = (model: EntityModel, scope: Scope) =>
  model.radioColumn ? { radio: requireRadio(model, scope) } : {};

const changeOf = ({ name }: StoredProperty, before: Values, after: Values): [unknown, unknown] => [
  before[name] ?? null,
  after[name] ?? null,
];

function differs(a: unknown, b: unknown): boolean {
  return comparable(a) !== comparable(b);
}

function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'object' && value !== null) return 'id' in value ? value.id : JSON.stringify(value);
  return value ?? null;
}
