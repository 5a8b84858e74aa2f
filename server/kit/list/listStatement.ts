import type { Context } from '../context.ts';
import type { Database, SqlValue } from '../database/database.ts';
import { invalidInput } from '../errors.ts';
import { rootAlias } from '../read/plan.ts';
import { parseId } from '../read/reads.ts';
import type { EntityModel } from '../read/model.ts';
import { scopeConditions, type Scope } from '../read/scope.ts';
import type { Abilities } from '../rules/abilities.ts';
import { operators, type Condition } from './filters.ts';
import type { ListedColumn } from './listed.ts';
import { SortOrder } from './listArgs.ts';
import type { ListModel } from './listModel.ts';
import { rulesOfColumn } from './pathRules.ts';
import { fold } from './searchText.ts';

const mostValues = 100;

/** A condition that reads a column and looks for a text in it; both are folded. No index serves it. */
export const holds = (engine: Database['engine'], column: string) =>
  `${engine === 'sqlite' ? 'instr' : 'strpos'}(${column}, ?) > 0`;

/** One of the things that a list is ordered by. */
interface Ordering {
  expression: string;
  order: SortOrder;
  mayBeNull: boolean;
}

/** The conditions and the order of one list, collected piece by piece into SQL text with its values. */
export class ListStatement {
  readonly list: ListModel;
  readonly values: SqlValue[] = [];
  /** Set when no row can match, so that nothing needs to be asked. */
  isImpossible = false;
  readonly engine: Database['engine'];
  readonly #scope: Scope;
  readonly #conditions: string[] = [];
  readonly #joins = new Map<string, string>();
  readonly #order: Ordering[] = [];

  constructor(list: ListModel, engine: Database['engine'], scope: Scope) {
    this.#scope = scope;
    this.list = list;
    this.engine = engine;
  }

  get isWholeTable() {
    return this.#conditions.length === 0;
  }

  get joinsRelations() {
    return this.#joins.size > 0;
  }

  get joinText() {
    return [...this.#joins.values()].join('');
  }

  get whereText() {
    return this.#conditions.length > 0 ? ` where ${this.#conditions.join(' and ')}` : '';
  }

  /** Equal rows follow by id, newest first; backwards, everything is the other way round. */
  orderText(isBackwards = false) {
    const newestFirst: Ordering = {
      expression: `${rootAlias}.${this.list.model.column('id')}`,
      order: SortOrder.DESC,
      mayBeNull: false,
    };
    const terms = [...this.#order, newestFirst].map((term) => this.#orderTerm(term, isBackwards));
    return ` order by ${terms.join(', ')}`;
  }

  where(condition: string, ...values: SqlValue[]): void {
    this.#conditions.push(condition);
    this.values.push(...values);
  }

  async filter(filter: Record<string, Condition | null | undefined>, context: Context): Promise<void> {
    for (const [name, condition] of Object.entries(filter)) {
      if (!condition) continue;
      const column = this.#readable(name, context.abilities);
      if (column.where) await this.#filterByMeaning(column, condition, context);
      else this.#filterColumn(column, condition);
    }
  }

  sort(sort: Record<string, SortOrder | null | undefined>, abilities: Abilities): void {
    for (const [name, order] of Object.entries(sort)) {
      if (order) this.#order.push(this.#orderBy(this.#readable(name, abilities), order));
    }
  }

  /** The alias under which a to-one relation can be named in conditions and in the order. */
  join(relation: string): string {
    const { model } = this.list;
    const alias = `r_${relation}`;
    if (!this.#joins.has(relation)) {
      const target = model.target(relation);
      const on = [
        `${alias}.${target.column('id')} = ${rootAlias}.${model.column(relation)}`,
        ...this.#scopeOf(target, alias),
      ];
      this.#joins.set(relation, ` left join ${target.table} ${alias} on ${on.join(' and ')}`);
    }
    return alias;
  }

  /** The other side of a relation must be in reach too; a deleted row that is referred to still is. */
  #scopeOf(target: EntityModel, alias: string): string[] {
    return scopeConditions(target, alias, { ...this.#scope, deleted: 'shown' });
  }

  /** A condition on a column by a list of ids, one value on both engines. */
  inIds(column: string, ids: readonly number[]): { text: string; value: SqlValue } {
    return this.engine === 'sqlite'
      ? { text: `${column} in (select value from json_each(?))`, value: JSON.stringify(ids) }
      : { text: `${column} = any(?::int[])`, value: [...ids] };
  }

  #readable(name: string, abilities: Abilities): ListedColumn {
    const column = this.list.columns.get(name)!;
    for (const rule of rulesOfColumn(this.list.model, column)) abilities.require(rule);
    return column;
  }

  #filterColumn(column: ListedColumn, condition: Condition): void {
    const { model } = this.list;
    if (column.relation && model.kindOf(column.relation) === 'many')
      return this.#filterThrough(column, condition);
    const owner = column.relation ? model.target(column.relation) : model;
    const alias = column.relation ? this.join(column.relation) : rootAlias;
    for (const [text, ...values] of this.#comparisons(owner, alias, column, condition))
      this.where(text, ...values);
  }

  async #filterByMeaning(column: ListedColumn, condition: Condition, context: Context): Promise<void> {
    requireFew(column.name, (condition.in as unknown[] | null) ?? []);
    const { text, values } = await column.where!(condition, context);
    this.where(text, ...values);
  }

  /** A to-many relation: some row on the other side must match. */
  #filterThrough(column: ListedColumn, condition: Condition): void {
    const { model } = this.list;
    const target = model.target(column.relation!);
    const link = model.childLink(column.relation!);
    const comparisons = this.#comparisons(target, 'o', column, condition);
    if (comparisons.length === 0) return;
    const where = [
      `${link.parentColumn('o')} = ${rootAlias}.${model.column('id')}`,
      ...this.#scopeOf(target, 'o'),
      ...comparisons.map(([text]) => text),
    ];
    const values = comparisons.flatMap(([, ...given]) => given);
    this.where(
      `exists (select 1 from ${target.table} o${link.join('o')} where ${where.join(' and ')})`,
      ...values,
    );
  }

  #comparisons(
    owner: EntityModel,
    alias: string,
    { name, property }: ListedColumn,
    condition: Condition,
  ): Array<[string, ...SqlValue[]]> {
    const column = `${alias}.${owner.column(property)}`;
    const holdsIds = property === 'id' || owner.property(property)?.runtimeType === 'number';
    const stored = (value: unknown) =>
      holdsIds && typeof value === 'string' ? (parseId(value) ?? -1) : owner.stored(value);
    return Object.entries(condition)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([operator, value]) => {
        if (operator === 'in') return this.#oneOf(column, name, value as unknown[], stored);
        if (operator === 'contains') return [holds(this.engine, this.#folded(column)), fold(String(value))];
        if (operator === 'has') return this.#hasText(column, String(value));
        return [
          `${column} ${operators[operator as keyof typeof operators]} ${this.#placeholder(value)}`,
          stored(value),
        ];
      });
  }

  /** A column that holds a list of texts as JSON. */
  #hasText(column: string, text: string): [string, SqlValue] {
    return this.engine === 'sqlite'
      ? [`exists (select 1 from json_each(${column}) where value = ?)`, text]
      : [`${column} @> ?::jsonb`, JSON.stringify([text.toWellFormed()])];
  }

  #oneOf(
    column: string,
    name: string,
    values: unknown[],
    stored: (value: unknown) => SqlValue,
  ): [string, ...SqlValue[]] {
    requireFew(name, values);
    if (values.length === 0) return ['1 = 0'];
    const placeholders = values.map((value) => this.#placeholder(value)).join(', ');
    return [`${column} in (${placeholders})`, ...values.map(stored)];
  }

  /** PostgreSQL takes a value for one of the column's type, which no fraction and no very large number is. */
  #placeholder(value: unknown): string {
    const fitsEveryColumn =
      typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value) <= 2_147_483_647);
    return this.engine === 'sqlite' || fitsEveryColumn ? '?' : '?::double precision';
  }

  #orderBy(column: ListedColumn, order: SortOrder): Ordering {
    const owner = column.relation ? this.list.model.target(column.relation) : this.list.model;
    const alias = column.relation ? this.join(column.relation) : rootAlias;
    const name = `${alias}.${owner.column(column.sortedAs ?? column.property)}`;
    const property = owner.property(column.property)!;
    const isFolded = column.sortedAs !== undefined;
    const isText =
      !isFolded && property.runtimeType === 'string' && !property.enum && property.columnTypes[0] !== 'date';
    return {
      expression: isText ? this.#folded(name) : name,
      order,
      mayBeNull: Boolean(property.nullable || column.relation),
    };
  }

  /** What is empty counts as the smallest, as it does on SQLite by itself. */
  #orderTerm({ expression, order, mayBeNull }: Ordering, isBackwards: boolean): string {
    const isRising = (order === SortOrder.ASC) !== isBackwards;
    const nulls =
      this.engine === 'postgresql' && mayBeNull ? (isRising ? ' nulls first' : ' nulls last') : '';
    return `${expression} ${isRising ? 'asc' : 'desc'}${nulls}`;
  }

  #folded(column: string): string {
    return `lower(${column})`;
  }
}

function requireFew(name: string, values: readonly unknown[]): void {
  if (values.length > mostValues) throw invalidInput({ [`filter.${name}.in`]: 'tooLong' });
}
