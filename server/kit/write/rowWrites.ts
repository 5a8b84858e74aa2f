import type { RawRow, Transaction, SqlValue } from '../database/database.ts';
import type { EntityModel } from '../read/model.ts';
import { requireRadio, scopeConditions, type Scope } from '../read/scope.ts';
import { amongIds, rowsAtOnce } from './parts.ts';
import { writeLinks } from './rowLinks.ts';
import { StoredEntity, type StoredProperty } from './storedEntity.ts';

export type Values = Record<string, unknown>;
/** The values of all columns of a row, by property. */
export type StoredRow = Values & { id: number };

/** Inserts a row with the defaults and hooks of its class, and its many-to-many relations. Returns the id and all values. */
export async function insertRow(
  transaction: Transaction,
  model: EntityModel,
  given: Values,
  scope: Scope,
): Promise<StoredRow> {
  const entity = StoredEntity.of(model.ofRow(given));
  const values = newRow(entity, given, scope);
  const used = entity.properties.filter(({ name }) => values[name] !== undefined);
  const columns = used.map(({ column }) => column).join(', ');
  const [row] = await transaction.rows(
    `insert into ${model.table} (${columns}) values (${used.map(() => '?').join(', ')}) returning ${model.column('id')}`,
    used.map((property) => entity.toColumn(property, values[property.name])),
  );
  const id = Number(row![0]);
  await writeLinks(transaction, entity, [{ id, given }], 'new');
  return { ...values, id };
}

/** Inserts many rows of a class with its defaults and hooks. Does not write many-to-many relations. */
export async function insertRows(
  transaction: Transaction,
  model: EntityModel,
  given: readonly object[],
  scope: Scope,
): Promise<void> {
  const entity = StoredEntity.of(model);
  const all = given as readonly Values[];
  const names = new Set(all.flatMap((values) => Object.keys(newRow(entity, values, scope))));
  const used = entity.properties.filter(({ name }) => names.has(name));
  const columns = used.map(({ column }) => column).join(', ');
  const placeholders = `(${used.map(() => '?').join(', ')})`;
  for (const some of rowsAtOnce(all))
    await transaction.run(
      `insert into ${model.table} (${columns}) values ${some.map(() => placeholders).join(', ')}`,
      some.flatMap((values) => {
        const row = newRow(entity, values, scope);
        return used.map((property) => entity.toColumn(property, row[property.name]));
      }),
    );
}

/**
 * Reads all columns of a row; null when it is not in scope. `lock` is the SQL clause that locks the row until the transaction ends,
 * see `rowLock`; empty for no lock.
 */
export async function readStored(
  database: Pick<Transaction, 'rows'>,
  model: EntityModel,
  id: number,
  scope: Scope,
  lock: string,
): Promise<StoredRow | null> {
  const { properties } = StoredEntity.of(model);
  const where = [
    `t.${model.column('id')} = ?`,
    // guard: radio-scope-in-writes
    ...scopeConditions(model, 't', scope),
  ].join(' and ');
  const [row] = await database.rows(
    `select ${properties.map(({ column }) => `t.${column}`).join(', ')} from ${model.table} t where ${where}${lock}`,
    [id],
  );
  return row ? storedRow(properties, row) : null;
}

/** Like `readStored`, for several rows. Locks them in the order of their ids, to avoid deadlocks. */
export async function readStoredRows(
  transaction: Transaction,
  model: EntityModel,
  ids: readonly number[],
  scope: Scope,
  lock: string,
): Promise<Map<number, StoredRow>> {
  const { properties } = StoredEntity.of(model);
  const columns = properties.map(({ column }) => `t.${column}`).join(', ');
  const where = scopeConditions(model, 't', scope).map((condition) => ` and ${condition}`);
  const found = new Map<number, StoredRow>();
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b);
  for (const { among, ids: some } of amongIds(inOrder)) {
    const sql = `select ${columns} from ${model.table} t where t.id ${among}${where.join('')} order by t.id${lock}`;
    for (const row of await transaction.rows(sql, some)) {
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

/** Changed values by property, as [from, to]. */
export type Changes = Record<string, [unknown, unknown]>;

/**
 * Writes the values that differ from the stored row and increments its version. When no value differs, writes nothing and returns no
 * changes. Returns undefined when another write has changed the version since the row was read.
 */
export async function updateRow(
  transaction: Transaction,
  model: EntityModel,
  stored: StoredRow,
  given: Values,
): Promise<Changes | undefined> {
  const entity = StoredEntity.of(model.ofRow(stored));
  const links = await writeLinks(transaction, entity, [{ id: stored.id, given }]);
  return writeColumns(transaction, entity, stored, given, links.get(stored.id) ?? {});
}

/** Like `updateRow`, for several rows of one class. Reads and writes their many-to-many relations together. */
export async function updateRows(
  transaction: Transaction,
  model: EntityModel,
  updates: ReadonlyArray<{ stored: StoredRow; given: Values }>,
): Promise<Array<Changes | undefined>> {
  const entity = StoredEntity.of(model);
  const links = await writeLinks(
    transaction,
    entity,
    updates.map(({ stored: { id }, given }) => ({ id, given })),
  );
  const changes: Array<Changes | undefined> = [];
  for (const { stored, given } of updates)
    changes.push(await writeColumns(transaction, entity, stored, given, links.get(stored.id) ?? {}));
  return changes;
}

async function writeColumns(
  transaction: Transaction,
  entity: StoredEntity,
  stored: StoredRow,
  given: Values,
  changes: Changes,
): Promise<Changes | undefined> {
  const { model } = entity;
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

/** Deletes a row. Foreign keys with `on delete cascade` delete the rows that refer to it. */
export async function deleteRow(transaction: Transaction, model: EntityModel, id: number): Promise<void> {
  await transaction.run(`delete from ${model.table} where ${model.column('id')} = ?`, [id]);
}

/** Deletes all rows of an entity that belong to a radio. */
export async function deleteOfRadio(
  transaction: Transaction,
  entity: string,
  radioId: number,
): Promise<void> {
  const { table, radioColumn } = transaction.models.byName(entity);
  await transaction.run(`delete from ${table} where ${radioColumn} = ?`, [radioId]);
}

/** Values of a new row. They are the defaults of its class, the given values, the radio, the values of hooks, and the version. */
function newRow(entity: StoredEntity, given: Values, scope: Scope): Values {
  const whole = { ...entity.defaults, ...given, ...ownRadio(entity.model, scope) };
  const values = withHooks(entity, whole, 'onCreate');
  return entity.versionColumn ? { ...values, version: 1 } : values;
}

/** Adds values that hooks of the class compute from all other values. */
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
