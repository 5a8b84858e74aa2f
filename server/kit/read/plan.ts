import { Kind, type ValueNode } from 'graphql';
import type { Database, RawRow } from '../database/database.ts';
import { scopeConditions, unreadKinds, type Scope } from './scope.ts';
import type { EntityModel } from './model.ts';
import type { Children, Selection } from './selection.ts';

/** A plain row, not an entity: the selected columns by property name, and nested rows for relations. */
export type Row = { id: number } & Record<string, unknown>;

/**
 * Types the fields of a row by its GraphQL type or entity. The row has only the fields that were selected or required, which are
 * all that GraphQL reads from the result of a resolver.
 */
export const typedRow = <Fields extends object>(row: Row): Row & Fields => row as Row & Fields;

interface ChildPlan {
  property: string;
  /** Returns the parent of these children: the row itself, or a row that it refers to. */
  holder: (row: Row) => Row | null;
  limits: ValueNode[];
  sql: string;
  plan: Plan;
  /** How the children refer back to the parent; undefined when that relation is not selected. */
  wayBack: WayBack | undefined;
}

/**
 * The relation from children back to their parent. When it is selected, the children get the parent row that was already read,
 * without a join.
 */
interface WayBack {
  property: string;
  /** Key under which the parent row is stored for its children. */
  key: symbol;
}

/** A compiled selection: parts of the SQL text, and the function that builds a row from the values. */
export interface Plan {
  columns: string;
  joins: string;
  read: (values: RawRow, at: number) => Row | null;
  width: number;
  children: ChildPlan[];
}

/** Alias of the table that a plan reads its rows from. */
export const rootAlias = 't';
/** Maximum number of rows in one to-many field. */
export const maxChildren = 100;

/** Compiles a selection for one scope. The conditions of the scope are part of the SQL text, also for joined and child rows. */
export function compilePlan(model: EntityModel, selection: Selection, scope: Scope): Plan {
  const compiler = new Compiler(scope);
  const { read, width } = compiler.entity(model, selection, rootAlias, (row) => row);
  return {
    columns: compiler.columns.join(', '),
    joins: compiler.joins.join(''),
    read,
    width,
    children: compiler.children,
  };
}

/** Builds the rows from the raw values. Reads the children of all rows with one query per to-many relation. */
export async function readRows(
  database: Database,
  plan: Plan,
  values: RawRow[],
  variables: Record<string, unknown>,
): Promise<Row[]> {
  const rows = values.map((value) => plan.read(value, 0)!);
  if (rows.length > 0) for (const child of plan.children) await attach(database, child, rows, variables);
  return rows;
}

async function attach(database: Database, child: ChildPlan, rows: Row[], variables: Record<string, unknown>) {
  const holders = rows.map(child.holder).filter((holder) => holder !== null);
  const ids = [...new Set(holders.map((holder) => holder.id))];
  if (ids.length === 0) return;
  const limit = Math.min(maxChildren, Math.max(...child.limits.map((value) => limitOf(value, variables))));
  const found = await database.rowsOfEach(child.sql, ids, [limit]);
  const flat = await readRows(database, child.plan, found.flat(), variables);
  const byParent = new Map<number, Row[]>();
  let start = 0;
  found.forEach((part, index) => {
    byParent.set(ids[index]!, flat.slice(start, start + part.length));
    start += part.length;
  });
  for (const holder of holders) {
    const children = byParent.get(holder.id)!;
    holder[child.property] = children;
    if (child.wayBack) {
      const parent = (holder as LoadedParents)[child.wayBack.key];
      for (const row of children) row[child.wayBack.property] = parent;
    }
  }
}

type LoadedParents = Record<symbol, Row>;

function limitOf(value: ValueNode, variables: Record<string, unknown>): number {
  if (value.kind === Kind.INT) return Math.max(0, Number(value.value));
  if (value.kind === Kind.VARIABLE) return Math.max(0, Number(variables[value.name.value] ?? maxChildren));
  return maxChildren;
}

class Compiler {
  readonly columns: string[] = [];
  readonly joins: string[] = [];
  readonly children: ChildPlan[] = [];
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Adds the columns of an entity under an alias. The first column is always its id. */
  entity(model: EntityModel, selection: Selection, alias: string, holder: (row: Row) => Row | null) {
    const start = this.columns.length;
    const readers: Array<(row: Row, values: RawRow, at: number) => void> = [];
    const unread = unreadKinds(model, this.#scope);
    const isUnread = (row: Row) => unread.includes(String(row[model.several!.property]));
    const columns = new Set(['id', ...selection.columns]);
    if (unread.length > 0) columns.add(model.several!.property);
    for (const property of columns) {
      const offset = this.columns.push(`${alias}.${model.column(property)}`) - 1 - start;
      readers.push(columnReader(property, offset, model.reader(property)));
    }
    for (const [property, inner] of selection.toOne) {
      const target = model.target(property);
      const joined = `j${this.joins.length + 1}`;
      this.joins.push(this.#join(model, property, target, alias, joined));
      const offset = this.columns.length - start;
      const { read } = this.entity(
        target,
        inner,
        joined,
        (row) => (holder(row)?.[property] as Row | undefined) ?? null,
      );
      readers.push((row, values, at) => void (row[property] = read(values, at + offset)));
    }
    for (const [property, children] of selection.many) {
      const wayBack = wayBackOf(model, property, children);
      if (wayBack) readers.push(this.#parentReader(model, wayBack.selection, alias, start, wayBack.key));
      const readHolder: ChildPlan['holder'] = (row) => {
        const parent = holder(row);
        return parent && isUnread(parent) ? null : parent;
      };
      this.children.push(
        this.#child(model, property, children, unread.length > 0 ? readHolder : holder, wayBack),
      );
    }
    const read = (values: RawRow, at: number): Row | null => {
      if (values[at] === null) return null;
      const row = {} as Row;
      for (const readInto of readers) readInto(row, values, at);
      // guard: outline-of-unread-kind
      if (unread.length > 0 && isUnread(row)) emptyRow(row, model, selection);
      return row;
    };
    return { read, width: this.columns.length - start };
  }

  #join(model: EntityModel, property: string, target: EntityModel, alias: string, joined: string): string {
    const on = [`${joined}.${target.column('id')} = ${alias}.${model.column(property)}`];
    // A deleted row stays visible through a reference to it, and so does a row that is excluded from lists.
    // guard: radio-scope-in-joins
    on.push(
      ...scopeConditions(target, joined, {
        ...this.#scope,
        deleted: 'shown',
        excludedKinds: 'shown',
        unreadAs: 'outline',
      }),
    );
    return ` left join ${target.table} ${joined} on ${on.join(' and ')}`;
  }

  #parentReader(model: EntityModel, selected: Selection, alias: string, start: number, key: symbol) {
    const offset = this.columns.length - start;
    const { read } = this.entity(model, selected, alias, () => null);
    return (row: Row, values: RawRow, at: number) =>
      void ((row as LoadedParents)[key] = read(values, at + offset)!);
  }

  #child(
    model: EntityModel,
    property: string,
    children: Children,
    holder: ChildPlan['holder'],
    wayBack: WayBack | undefined,
  ): ChildPlan {
    const target = model.target(property);
    const toOne = new Map(children.selection.toOne);
    if (wayBack) toOne.delete(wayBack.property);
    // Children of a row in the recycle bin are read too, because they are not in the bin themselves.
    const scope: Scope = { ...this.#scope, deleted: this.#scope.deleted === 'shown' ? 'shown' : 'hidden' };
    const plan = compilePlan(target, { ...children.selection, toOne }, scope);
    const link = model.childLink(property);
    const where = [
      `${link.parentColumn(rootAlias)} = ?`,
      // guard: radio-scope-in-nested-lists
      ...scopeConditions(target, rootAlias, scope),
    ].join(' and ');
    const sql = `select ${namedColumns(plan)} from ${target.table} ${rootAlias}${link.join(rootAlias)}${plan.joins} where ${where} order by ${rootAlias}.${target.column('id')} desc limit ?`;
    return { property, holder, limits: children.limits, sql, plan, wayBack };
  }
}

/** Reduces a row to its outline. */
function emptyRow(row: Row, model: EntityModel, { toOne, many }: Selection): void {
  const { outline } = model.several!;
  for (const property of Object.keys(row))
    if (property !== 'id' && !outline.has(property)) row[property] = emptyValue(model, property);
  for (const property of toOne.keys()) row[property] = null;
  for (const property of many.keys()) row[property] = [];
}

function emptyValue(model: EntityModel, name: string): unknown {
  const property = model.property(name)!;
  if (property.nullable) return null;
  if (property.runtimeType === 'boolean') return false;
  return property.runtimeType === 'number' ? 0 : '';
}

/**
 * The selection of the parent in its own children. If it selects rows of a to-many relation, the parent is joined like any other
 * row instead.
 */
function wayBackOf(model: EntityModel, property: string, { selection }: Children) {
  const back = model.wayBack(property);
  const selected = back === undefined ? undefined : selection.toOne.get(back);
  return selected && selectsNoChildren(selected)
    ? { property: back!, key: Symbol(back), selection: selected }
    : undefined;
}

const selectsNoChildren = ({ many, toOne }: Selection): boolean =>
  many.size === 0 && [...toOne.values()].every(selectsNoChildren);

/**
 * SQL text of a plan's columns, each with a unique alias `c0`, `c1`, …. PostgreSQL reads the rows of several parents from a derived
 * table, where every column needs its own name.
 */
export const namedColumns = (plan: Plan) =>
  plan.columns
    .split(', ')
    .map((column, index) => `${column} as c${index}`)
    .join(', ');

function columnReader(property: string, offset: number, convert: ((value: unknown) => unknown) | undefined) {
  return convert
    ? (row: Row, values: RawRow, at: number) => void (row[property] = convert(values[at + offset]))
    : (row: Row, values: RawRow, at: number) => void (row[property] = values[at + offset]);
}
