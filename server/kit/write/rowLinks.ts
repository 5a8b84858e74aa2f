import type { Transaction } from '../database/database.ts';
import type { EntityModel } from '../read/model.ts';
import { amongIds, rowsAtOnce } from './parts.ts';
import type { Changes, Values } from './rowWrites.ts';
import { idOf, type StoredEntity } from './storedEntity.ts';

/* Many-to-many relations with a link table. */

interface Linked {
  id: number;
  given: Values;
}

/** Reads the ids to which a row is linked by a many-to-many relation, in ascending order. */
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
  return rows.map(([childId]) => Number(childId));
}

/** Replaces the links of rows of one class. Returns the changes by row and property, as [from, to]. */
export async function writeLinks(
  transaction: Transaction,
  { model, links }: StoredEntity,
  rows: readonly Linked[],
  are: 'stored' | 'new' = 'stored',
): Promise<Map<number, Changes>> {
  const changes = new Map<number, Changes>();
  for (const link of links) {
    const meant = rows.filter(({ given }) => Array.isArray(given[link]));
    const before = are === 'new' ? new Map() : await linksOf(transaction, model, link, meant);
    const loose: number[] = [];
    const pairs: Array<[number, number]> = [];
    for (const { id, given } of meant) {
      const from = before.get(id) ?? [];
      const to = (given[link] as unknown[]).map(idOf).sort((a, b) => a - b);
      if (from.join() === to.join()) continue;
      if (from.length > 0) loose.push(id);
      pairs.push(...to.map((childId): [number, number] => [id, childId]));
      changes.set(id, { ...changes.get(id), [link]: [from, to] });
    }
    await removeLinks(transaction, model, link, loose);
    await insertLinks(transaction, model, link, pairs);
  }
  return changes;
}

async function linksOf(
  transaction: Transaction,
  model: EntityModel,
  property: string,
  rows: readonly Linked[],
): Promise<Map<number, number[]>> {
  const { table, parent, child } = model.linkTable(property);
  const found = new Map<number, number[]>(rows.map(({ id }) => [id, []]));
  for (const { among, ids } of amongIds([...found.keys()])) {
    const sql = `select ${parent}, ${child} from ${table} where ${parent} ${among} order by ${child}`;
    for (const [id, childId] of await transaction.rows(sql, ids))
      found.get(Number(id))!.push(Number(childId));
  }
  return found;
}

async function removeLinks(transaction: Transaction, model: EntityModel, property: string, of: number[]) {
  const { table, parent } = model.linkTable(property);
  for (const { among, ids } of amongIds(of))
    await transaction.run(`delete from ${table} where ${parent} ${among}`, ids);
}

async function insertLinks(
  transaction: Transaction,
  model: EntityModel,
  property: string,
  pairs: ReadonlyArray<[number, number]>,
): Promise<void> {
  const { table, parent, child } = model.linkTable(property);
  for (const some of rowsAtOnce(pairs))
    await transaction.run(
      `insert into ${table} (${parent}, ${child}) values ${some.map(() => '(?, ?)').join(', ')}`,
      some.flat(),
    );
}
