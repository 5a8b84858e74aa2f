import { JsonType, type EntityProperty } from '@mikro-orm/core';
import type { Transaction } from '../../../server/kit/database/database.ts';
import type { EntityModel } from '../../../server/kit/read/model.ts';
import { StoredEntity } from '../../../server/kit/write/storedEntity.ts';

/*
 * Values of the rows that tests of lists add: texts that differ only in case, accents or special characters, equal values, and
 * missing values.
 */

/** Number of rows that tests of lists insert per entity. More than the default page size. */
export const rowsOfEach = 12;

/** Each row has different texts in different columns. Two of the texts differ only in their case. */
const texts = [
  'beta 100%',
  'Élan Vital',
  'snake_case',
  'Alpha',
  'élan vital',
  'Ångström',
  'alphabet',
  'ZULU',
];
const numbers = [12, 3, 40, 12, 7, 100, 1, 40];

/** Values without which a row would not be visible, and values of columns that need a certain format. */
const given: Record<string, Record<string, unknown>> = {
  LibraryView: { owner: null },
  Cart: { owner: null },
  Role: { abilities: [] },
  AuditEntry: { changes: {} },
};

const viewed = ['songs', 'invoices', 'songs', 'jingles', 'users', 'invoices-bin', 'air-log', 'songs'];

/** Media that cannot be used, by the number of their row. Only one list contains them. */
const failures = new Map([
  [4, 'DAMAGED'],
  [7, 'EMPTY'],
  [9, 'DUPLICATE'],
]);

/** Rows that a test has inserted, to which other rows can refer. Ids by entity. */
export interface Made {
  radioId: number;
  ids: Map<string, number[]>;
  /** Names of entities with a unique text. */
  unlike: Set<string>;
}

/** Creates the values of a row for tests of lists. `index` is the number of the row among those of its entity. */
export async function valuesOf(
  transaction: Transaction,
  model: EntityModel,
  index: number,
  made: Made,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const { defaults } = StoredEntity.of(model);
  const ending = made.unlike.has(model.name) ? ` ${index}` : '';
  for (const [position, property] of model.allProperties().entries()) {
    const { name } = property;
    if (['id', 'version', 'radio', 'deletedAt'].includes(name) || (model.kind && name === 'kind')) continue;
    if (model.kindOf(name) === 'one')
      values[name] = await otherSide(transaction, model.target(name), property, index, made);
    else if (linksOf(model).includes(name))
      values[name] = (made.ids.get(property.type) ?? []).slice(0, index % 4);
    else if (model.kindOf(name) === 'column')
      values[name] = valueOf(property, index + position, defaults[name], ending);
  }
  if (model.deletedColumn && index >= rowsOfEach) values['deletedAt'] = momentOf(index);
  if (model.property('radio') && !model.radioColumn)
    values['radio'] = model.sharedRadioColumn && index % 2 === 0 ? null : made.radioId;
  // The list of a view. Only people who may read that list see the view.
  if (model.name === 'LibraryView') values['list'] = viewed[index % viewed.length];
  if (model.property('songKey')) {
    const failure = failures.get(index % rowsOfEach) ?? null;
    Object.assign(values, { failure, ...(failure && { state: 'FAILED' }) });
  }
  return { ...values, ...given[model.name] };
}

/** Names of the many-to-many relations of which an entity is the owning side. */
export const linksOf = (model: EntityModel) => StoredEntity.of(model).links;

async function otherSide(
  transaction: Transaction,
  target: EntityModel,
  { nullable }: EntityProperty,
  index: number,
  { ids }: Made,
): Promise<number | null> {
  const known = ids.get(target.name) ?? (await idsOf(transaction, target));
  return (nullable && index % 4 === 3) || known.length === 0 ? null : known[(index * 5 + 1) % known.length]!;
}

async function idsOf(transaction: Transaction, { table }: EntityModel): Promise<number[]> {
  const rows = await transaction.rows(`select id from ${table} order by id limit ?`, [rowsOfEach]);
  return rows.map(([id]) => Number(id));
}

function valueOf(property: EntityProperty, index: number, byDefault: unknown, ending: string): unknown {
  const { runtimeType, columnTypes, customType, items, nullable, length, type } = property;
  if (property.enum) return nullable && index % 3 === 0 ? null : (items as unknown[])[index % items!.length];
  if (customType instanceof JsonType) return property.name === 'tags' ? [at(texts, index), 'tag'] : byDefault;
  if (nullable && index % 4 === 1) return null;
  if (columnTypes[0] === 'date') return `${index % 3 === 0 ? 2090 : 2020}-01-0${1 + (index % 5)}`;
  if (runtimeType === 'Date') return momentOf(index);
  if (runtimeType === 'boolean') return index % 3 === 0;
  if (runtimeType === 'number') return at(numbers, index) + (type === 'float' ? 0.5 : 0);
  return `${at(texts, index)}${ending}`.slice(0, length ?? 255);
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length]!;

export const momentOf = (index: number) =>
  new Date(Date.UTC(2020, 0, 1 + ((index * 3) % 8), 10, 20, 30, 400));
