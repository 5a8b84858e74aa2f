import { JsonType, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { TestApp } from '../testApp.ts';
import type { EntityModel, EntityModels } from '../../../server/kit/read/model.ts';
import type { Transaction } from '../../../server/kit/database/database.ts';
import { insertRow } from '../../../server/kit/write/rowWrites.ts';
import { StoredEntity } from '../../../server/kit/write/storedEntity.ts';

/** Rows of each entity. Their texts differ only in one letter, so that names are probably unique. */
const rowsOfEach = 3;

/** Distance between the ids of two kinds in the same table, so that later rows do not get an id of another kind. */
const idsOfEach = 1000;

/**
 * Inserts test rows of one radio into every table whose rows belong to radios. Their texts begin with `mark`. Ids begin with
 * `firstId` in each table, so that one id belongs to rows of many kinds. Kinds that share a table have different ids. With
 * `onlyMissing`, kinds of which the radio has rows already get no more.
 */
export async function fillRadio(
  app: TestApp,
  radioId: number,
  mark: string,
  firstId: number,
  { onlyMissing = false } = {},
): Promise<void> {
  const { models } = app.shared.reads;
  const existing = onlyMissing ? await idsByKind(app, radioId) : new Map<string, string[]>();
  await app.shared.database.transaction(async (transaction) => {
    const made = new Map<string, number[]>();
    const kindsIn = new Map<string, number>();
    for (const name of inOrder(models)) {
      const { table } = models.byName(name);
      const kindCount = kindsIn.get(table) ?? 0;
      kindsIn.set(table, kindCount + 1);
      const present = existing.get(name) ?? [];
      if (present.length > 0) {
        made.set(name, present.map(Number));
        continue;
      }
      for (let count = 0; count < (onePerRadio(app).has(name) ? 1 : rowsOfEach); count++) {
        const model = models.byName(name);
        const values = await valuesOf(transaction, model, mark, count, made);
        const { id } = await insertRow(
          transaction,
          model,
          { ...values, id: firstId + kindCount * idsOfEach + count },
          { radioId, deleted: 'hidden' },
        );
        await madeAt(transaction, model, id, count);
        if (count === rowsOfEach - 1) await putIntoBin(transaction, model, id);
        made.set(name, [...(made.get(name) ?? []), id]);
      }
    }
  });
}

/** Names of entities of which a radio has only one row. */
function onePerRadio({ orm }: TestApp): Set<string> {
  const metas = [...orm.getMetadata().getAll().values()];
  // True when the entity is unique per radio, or per record of which there is one per radio, such as the draft of the website.
  const isOne = ({ uniques, properties: own }: EntityMetadata): boolean =>
    uniques.some(({ properties }) => {
      const target = own[String(properties)]?.targetMeta;
      return String(properties) === 'radio' || (target !== undefined && isOne(target));
    });
  return new Set(metas.filter(isOne).map(({ className }) => className));
}

/** Sets when a row was created to a fixed time, so that two radios with the same rows sort them alike. */
async function madeAt(
  transaction: Transaction,
  model: EntityModel,
  id: number,
  count: number,
): Promise<void> {
  const sql = `update ${model.table} set ${model.column('createdAt')} = ? where id = ?`;
  await transaction.run(sql, [model.stored(new Date(Date.UTC(2020, 0, 1 + count))), id]);
}

/** Moves a row to the recycle bin, if its entity has one. Each such entity has one row in the bin. */
async function putIntoBin(transaction: Transaction, model: EntityModel, id: number): Promise<void> {
  const { table, deletedColumn } = model;
  if (!deletedColumn) return;
  const deletedAt = model.stored(new Date(Date.UTC(2020, 1, 1)));
  await transaction.run(`update ${table} set ${deletedColumn} = ? where id = ?`, [deletedAt, id]);
}

/** Returns test ids by kind: the id of one row of the radio, and of one in its recycle bin. The other rows have the same form. */
export async function idsByKind(app: TestApp, radioId: number): Promise<Map<string, string[]>> {
  const { models } = app.shared.reads;
  const ids = new Map<string, string[]>();
  for (const name of models.ofRadios()) {
    const { table, radioColumn, kind, deletedColumn } = models.byName(name);
    const ofKind = kind ? ` and ${kind.column} = '${kind.value}'` : '';
    const conditions = deletedColumn
      ? [`${deletedColumn} is null`, `${deletedColumn} is not null`]
      : ['true'];
    const found: string[] = [];
    for (const condition of conditions) {
      const sql = `select min(id) from ${table} where ${radioColumn} = ?${ofKind} and ${condition}`;
      const [row] = await app.shared.database.rows(sql, [radioId]);
      if (row![0] !== null) found.push(String(row![0]));
    }
    ids.set(name, found);
  }
  return ids;
}

/** Id of some row of a kind that belongs to no radio; undefined when there is none. */
export async function idOnPlatform(app: TestApp, kind: string): Promise<string | undefined> {
  const model = app.shared.reads.models.find(kind);
  const [row] = model ? await app.shared.database.rows(`select min(id) from ${model.table}`, []) : [];
  return row?.[0] === null || row === undefined ? undefined : String(row[0]);
}

/** Returns all rows of a radio as JSON text. A test compares it before and after requests of another radio. */
export async function contentsOf(app: TestApp, radioId: number): Promise<string> {
  const { models } = app.shared.reads;
  const parts: unknown[] = [];
  for (const { table, radioColumn } of tablesOf(models)) {
    parts.push(
      table,
      await app.shared.database.rows(`select * from ${table} where ${radioColumn} = ? order by id`, [
        radioId,
      ]),
    );
  }
  return JSON.stringify(parts);
}

/** The tables that belong to radios. A table with several kinds of rows is included once. */
function tablesOf(models: EntityModels): EntityModel[] {
  const all = [...models.ofRadios()].map((name) => models.byName(name));
  return [...new Map(all.map((model) => [model.table, model])).values()];
}

export async function emptyRadio(app: TestApp, radioId: number): Promise<void> {
  const { models } = app.shared.reads;
  await app.shared.database.transaction(async (transaction) => {
    // The rows of a table with several kinds are deleted when its first kind would be: all rows that refer to them are deleted
    // before.
    const tables = new Map<string, EntityModel>();
    for (const model of inOrder(models).map((name) => models.byName(name)))
      if (!tables.has(model.table)) tables.set(model.table, model);
    for (const { table, radioColumn } of [...tables.values()].toReversed()) {
      await transaction.run(`delete from ${table} where ${radioColumn} = ?`, [radioId]);
    }
  });
}

/** Names of the entities in an order in which each comes after those that it refers to. */
function inOrder(models: EntityModels): string[] {
  const names = [...models.ofRadios()];
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { type } of relationsOf(models.byName(name)))
      if (names.includes(type) && type !== name) visit(type);
    if (!ordered.includes(name)) ordered.push(name);
  };
  names.forEach(visit);
  return ordered;
}

const relationsOf = (model: EntityModel) =>
  model.allProperties().filter(({ name }) => name !== 'radio' && model.kindOf(name) === 'one');

async function valuesOf(
  transaction: Transaction,
  model: EntityModel,
  mark: string,
  count: number,
  made: Map<string, number[]>,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const { defaults } = StoredEntity.of(model);
  for (const property of model.allProperties()) {
    const { name } = property;
    if (['id', 'version', 'radio', 'deletedAt'].includes(name) || property.onCreate) continue;
    // Values that the class sets itself stay unchanged, such as the kind of a row or a JSON value.
    if ((model.kind && name === 'kind') || isForm(property, defaults[name])) continue;
    const kind = model.kindOf(name);
    if (kind === 'one') {
      const own = made.get(property.type);
      if (own) values[name] = own[count % own.length];
      // The relation stays empty when it refers to the same kind, of which the first row can find no other.
      else if (property.type !== model.name)
        values[name] = await anyOf(transaction, model.target(name), count);
    } else if (kind === 'column') values[name] = valueOf(property, `${mark}${'abc'[count]}`, count);
  }
  return values;
}

const isForm = ({ customType }: EntityProperty, given: unknown) =>
  customType instanceof JsonType && given !== undefined;

function valueOf(
  { runtimeType, enum: isEnum, items, columnTypes }: EntityProperty,
  text: string,
  count: number,
): unknown {
  // Only media with this state match criteria and are played.
  if (isEnum) return items!.includes('READY') ? 'READY' : items![0];
  if (columnTypes[0] === 'date') return `2020-01-0${count + 1}`;
  if (runtimeType === 'number') return count;
  if (runtimeType === 'boolean') return true;
  if (runtimeType === 'Date') return new Date(2020, 0, 1 + count);
  if (runtimeType === 'object') return {};
  return text;
}

/** Id of a row that belongs to no radio. */
async function anyOf(transaction: Transaction, model: EntityModel, count: number): Promise<number> {
  const rows = await transaction.rows(`select id from ${model.table} order by id limit ? offset ?`, [
    1,
    count,
  ]);
  return Number(rows[0]![0]);
}
