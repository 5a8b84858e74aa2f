import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { Database, SqlValue, Transaction } from '../database/database.ts';
import type { EntityModel, EntityModels } from './model.ts';
import { compilePlan, namedColumns, readRows, rootAlias, typedRow, type Plan, type Row } from './plan.ts';
import { scopeConditions, type Scope } from './scope.ts';
import { emptySelection, selectionOf, type Selection } from './selection.ts';
import { unreadKindsOf } from './unreadKinds.ts';

type PlansByScope = Map<string, Plan>;

/** The compiled plans of one application. A plan is cached as long as the parsed document of its field. */
export class Reads {
  readonly models: EntityModels;
  readonly #plans = new WeakMap<FieldNode, PlansByScope>();

  constructor(models: EntityModels) {
    this.models = models;
  }

  /** The plan for the selection at `path` below a field. */
  planFor(model: EntityModel, info: GraphQLResolveInfo, path: readonly string[], scope: Scope): Plan {
    const compile = () => compilePlan(model, selectionOf(model, info, path), scope);
    const [node, ...more] = info.fieldNodes;
    // When a document selects the same response key several times, each field node has only a part of the selection: the plan is
    // not cached.
    if (!node || more.length > 0) return compile();
    const key = `${model.name} ${scope.radioId} ${scope.deleted} ${scope.unread?.key ?? ''} ${path.join('.')}`;
    const plans = this.#plans.get(node) ?? new Map<string, Plan>();
    this.#plans.set(node, plans);
    const plan = plans.get(key) ?? compile();
    plans.set(key, plan);
    return plan;
  }
}

export const scopeOf = (context: Context, deleted: Scope['deleted'] = 'hidden'): Scope => ({
  radioId: context.radioId,
  deleted,
  unread: unreadKindsOf(context.reads.models, context.abilities),
});

/** A condition on the rows `t` of an entity. */
export interface Condition {
  text: string;
  values: SqlValue[];
}

/** The row with this id and the fields that the request selects; null when no row in scope has this id. */
export async function findRow(
  context: Context,
  entity: { name: string },
  id: number,
  info: GraphQLResolveInfo,
  where?: Condition,
): Promise<Row | null> {
  const model = context.reads.models.of(entity);
  const scope = scopeOf(context);
  const plan = context.reads.planFor(model, info, [], scope);
  return readById(context, model, plan, id, scope, info.variableValues, where);
}

/**
 * Reads rows by id, with the fields selected at `path` below a field. Rows out of scope are missing from the map. Rows of a kind
 * that the viewer may not read are missing, or contain only their outline, depending on `unreadAs` of the scope.
 */
export async function findRows(
  context: Context,
  entity: { name: string },
  ids: readonly number[],
  info: GraphQLResolveInfo,
  path: readonly string[],
  unreadAs?: Scope['unreadAs'],
): Promise<Map<number, Row>> {
  const model = context.reads.models.of(entity);
  const plan = context.reads.planFor(model, info, path, scopeOf(context));
  return findPlanned(context, model, plan, ids, info, unreadAs);
}

/** Picks the row with this id from the result of `findRows`; null when it is missing. */
export const rowById = <Fields extends object = {}>(
  rows: ReadonlyMap<number, Row>,
  id: number | null | undefined,
): (Row & Fields) | null => {
  const row = rows.get(id ?? 0);
  return row ? typedRow<Fields>(row) : null;
};

/** Picks rows from the result of `findRows`, in the order of the ids. */
export const rowsByIds = <Fields extends object = {}>(
  rows: ReadonlyMap<number, Row>,
  ids: readonly number[],
): Array<Row & Fields> => ids.flatMap((id) => rows.get(id) ?? []).map(typedRow<Fields>);

/** Like `findRows`, with a plan that is already compiled. */
export async function findPlanned(
  context: Context,
  model: EntityModel,
  plan: Plan,
  ids: readonly number[],
  { variableValues }: Pick<GraphQLResolveInfo, 'variableValues'>,
  unreadAs?: Scope['unreadAs'],
): Promise<Map<number, Row>> {
  const scope = scopeConditions(model, rootAlias, { ...scopeOf(context), ...(unreadAs && { unreadAs }) });
  const where = [`${rootAlias}.${model.column('id')} = ?`, ...scope].join(' and ');
  const sql = `select ${namedColumns(plan)} from ${model.table} ${rootAlias}${plan.joins} where ${where}`;
  const distinct = [...new Set(ids)];
  const rows = new Map<number, Row>();
  for (let start = 0; start < distinct.length; start += readAtOnce) {
    const some = distinct.slice(start, start + readAtOnce);
    const found = (await context.database.rowsOfEach(sql, some, [])).flat();
    for (const row of await readRows(context.database, plan, found, variableValues)) rows.set(row.id, row);
  }
  return rows;
}

/**
 * Number of rows read with one query, more than any page has. Reading thousands of rows with all selected data at once would
 * block the event loop.
 */
const readAtOnce = 200;

interface Page {
  property: string;
  max: number;
  offset?: number;
  path?: readonly string[];
}

/** Reads a page of rows with the fields selected at `path` below a field. The rows are sorted by a property, then by id. */
export async function findRowsBy(
  context: Context,
  entity: { name: string },
  { property, max, offset = 0, path = [] }: Page,
  info: GraphQLResolveInfo,
  more?: Condition,
): Promise<Row[]> {
  const model = context.reads.models.of(entity);
  const scope = scopeOf(context);
  const plan = context.reads.planFor(model, info, path, scope);
  const conditions = scopeConditions(model, rootAlias, scope).concat(more ? [more.text] : []);
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  const found = await context.database.rows(
    `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins}${where}
     order by ${rootAlias}.${model.column(property)}, ${rootAlias}.${model.column('id')} limit ? offset ?`,
    [...(more?.values ?? []), max, offset],
  );
  return readRows(context.database, plan, found, info.variableValues);
}

/**
 * Finds the highest ids of rows whose property begins with the text `beginning`, of all radios. Callers must filter the rows by
 * what the viewer may see.
 */
export async function newestBeginning(
  database: Database,
  model: EntityModel,
  property: string,
  beginning: string,
  max: number,
): Promise<number[]> {
  const rows = await database.rows(
    `select id from ${model.table} where ${model.column(property)} like ? order by id desc limit ?`,
    [`${beginning}%`, max],
  );
  return rows.map(([id]) => Number(id));
}

/** True when rows of an entity belong to the radio, in the recycle bin or not. */
export async function belongsToRadio(
  transaction: Transaction,
  entity: string,
  radioId: number,
): Promise<boolean> {
  const { table, radioColumn } = transaction.models.byName(entity);
  return (
    (await transaction.rows(`select 1 from ${table} where ${radioColumn} = ? limit 1`, [radioId])).length > 0
  );
}

/**
 * Reads the given columns of the row with this id, independent of the selected fields. Null when the row is out of scope or does
 * not meet the condition.
 */
export async function findColumns<
  Entity extends object = Record<string, unknown>,
  Column extends keyof Entity & string = never,
>(
  context: Context,
  entity: { name: string; prototype?: Entity },
  id: number,
  columns: readonly Column[],
  more?: Condition,
): Promise<(Row & Pick<Entity, Column>) | null> {
  const model = context.reads.models.of(entity);
  const scope = scopeOf(context);
  const selection: Selection = { ...emptySelection(), columns: new Set(['id', ...columns]) };
  const row = await readById(context, model, compilePlan(model, selection, scope), id, scope, {}, more);
  return row && typedRow<Pick<Entity, Column>>(row);
}

async function readById(
  { database }: Context,
  model: EntityModel,
  plan: Plan,
  id: SqlValue,
  scope: Scope,
  variables: Record<string, unknown>,
  more?: Condition,
): Promise<Row | null> {
  const where = [
    `${rootAlias}.${model.column('id')} = ?`,
    // guard: radio-scope-in-rows
    ...scopeConditions(model, rootAlias, scope),
    ...(more ? [more.text] : []),
  ].join(' and ');
  const sql = `select ${plan.columns} from ${model.table} ${rootAlias}${plan.joins} where ${where}`;
  const [row] = await readRows(
    database,
    plan,
    await database.rows(sql, [id, ...(more?.values ?? [])]),
    variables,
  );
  return row ?? null;
}

/** Highest possible id, because id columns have 32 bits on PostgreSQL. */
const highestId = 2_147_483_647;

/** Parses an id, which GraphQL sends as text. Undefined when the text cannot be an id. */
export function parseId(id: string): number | undefined {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : undefined;
  return number !== undefined && number <= highestId ? number : undefined;
}
