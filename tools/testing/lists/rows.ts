import type { EntityMetadata } from '@mikro-orm/core';
import type { Transaction } from '../../../server/kit/database/database.ts';
import type { EntityModel } from '../../../server/kit/read/model.ts';
import { insertRow } from '../../../server/kit/write/rowWrites.ts';
import type { TestApp } from '../testApp.ts';
import { linksOf, momentOf, rowsOfEach, valuesOf, type Made } from './rowValues.ts';

/* Adds rows of every entity that has a list to the demo data, so that the rows of each list differ in each column. */

/** Inserts test rows of the named entities on one radio. For entities with a recycle bin, inserts as many again into the bin. */
export async function makeRows(app: TestApp, names: readonly string[], radioId: number): Promise<void> {
  await app.shared.database.transaction(async (transaction) => {
    const made: Made = { radioId, ids: new Map(), unlike: unlike(app) };
    for (const model of inOrder(app, names)) {
      const ids: number[] = [];
      for (let index = 0; index < (model.deletedColumn ? 2 : 1) * rowsOfEach; index++) {
        const values = await valuesOf(transaction, model, index, made);
        const { id } = await insertRow(transaction, model, values, { radioId, deleted: 'hidden' });
        if (model.property('createdAt')) await madeAt(transaction, model, id, index);
        if (index < rowsOfEach) ids.push(id);
      }
      made.ids.set(model.name, ids);
    }
  });
}

/**
 * The entities in an order in which each comes after those that it refers to. A base class with several kinds of rows is replaced
 * by its kinds.
 */
function inOrder({ shared, orm }: TestApp, names: readonly string[]): EntityModel[] {
  const { models } = shared.reads;
  const metas = [...orm.getMetadata().getAll().values()];
  const hasKinds = (name: string) =>
    metas.some((meta) => meta.className === name && meta.root === meta && meta.discriminatorColumn);
  const kindsOf = (name: string) =>
    metas.filter((meta) => meta.root.className === name && names.includes(meta.className));
  const visited = new Set<string>();
  const ordered: EntityModel[] = [];
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const model = models.byName(name);
    if (hasKinds(name)) for (const { className } of kindsOf(name)) visit(className);
    for (const { name: property, type } of model.allProperties())
      if (names.includes(type) && (model.kindOf(property) === 'one' || linksOf(model).includes(property)))
        visit(type);
    if (!hasKinds(name)) ordered.push(model);
  };
  names.forEach(visit);
  return ordered;
}

/** Names of entities with a unique text. */
function unlike({ orm }: TestApp): Set<string> {
  const metas = [...orm.getMetadata().getAll().values()];
  const isUnlike = ({ uniques, props }: EntityMetadata) =>
    props.some(({ name, runtimeType, unique }) => {
      const isPartOfKey =
        unique || uniques.some(({ properties }) => [properties ?? []].flat().includes(name));
      return isPartOfKey && runtimeType === 'string';
    });
  return new Set(metas.filter((meta) => isUnlike(meta as never)).map(({ className }) => className));
}

/** Sets when a row was created. The entity's hook would set the current time for all rows. */
async function madeAt(
  transaction: Transaction,
  model: EntityModel,
  id: number,
  index: number,
): Promise<void> {
  const [moment, later] = [momentOf(index + 3), new Date(momentOf(index + 6).getTime() + 86_400_000 * 8)];
  const [created, updated] = [model.column('createdAt'), model.column('updatedAt')];
  const sql = `update ${model.table} set ${created} = ?, ${updated} = ? where id = ?`;
  await transaction.run(sql, [model.stored(moment), model.stored(later), id]);
}
