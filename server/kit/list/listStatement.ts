import type { Context } from '../context.ts';
import type { Database, SqlValue } from '../database/database.ts';
import { rootAlias } from '../read/plan.ts';
import type { EntityModel } from '../read/model.ts';
import { scopeConditions, type Scope } from '../read/scope.ts';
import type { Abilities } from '../rules/abilities.ts';
import { lowerCase } from './columnConditions.ts';
import { filterConditions } from './filterConditions.ts';
import type { ListFilter } from './filters.ts';
import type { ListedColumn } from './listField.ts';
import { SortOrder, type ListSort } from './listArgs.ts';
import type { ListModel } from './listModel.ts';
import { rulesOfColumn } from './pathRules.ts';

/** A sort expression of a list. */
interface Ordering {
  expression: string;
  order: SortOrder;
  mayBeNull: boolean;
}

/** Collects the conditions and the order of one list as SQL text with values. */
export class ListStatement {
  readonly list: ListModel;
  readonly values: SqlValue[] = [];
  /** True when no row can match, so that no query is needed. */
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

  /** True when the list shows all rows except those in the recycle bin. */
  get isWholeButBin() {
    const { deletedColumn } = this.list.model;
    const [only, ...more] = this.#conditions;
    return more.length === 0 && only === `${rootAlias}.${deletedColumn} is null`;
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

  /** The `order by` clause. Rows that sort alike follow by id, the newest first. `isBackwards` reverses the whole order. */
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

  async filter(filter: ListFilter, context: Context): Promise<void> {
    for (const { text, values } of await filterConditions(this, filter, context)) this.where(text, ...values);
  }

  sort(sort: readonly ListSort[], abilities: Abilities): void {
    for (const [name, order] of sort.flatMap((entry) => Object.entries(entry))) {
      if (order) this.#order.push(this.#orderBy(this.readable(name, abilities), order));
    }
  }

  /** Joins the table of a to-one relation, and returns its alias for use in conditions and in the order. */
  join(relation: string): string {
    const { model } = this.list;
    const alias = `r_${relation}`;
    if (!this.#joins.has(relation)) {
      const target = model.target(relation);
      const on = [
        `${alias}.${target.column('id')} = ${rootAlias}.${model.column(relation)}`,
        // guard: radio-scope-in-filters
        ...this.scopeOf(target, alias),
      ];
      this.#joins.set(relation, ` left join ${target.table} ${alias} on ${on.join(' and ')}`);
    }
    return alias;
  }

  /** Scope of a related row. Deleted rows, and kinds excluded from the library, stay visible when another row refers to them. */
  scopeOf(target: EntityModel, alias: string): string[] {
    return scopeConditions(target, alias, { ...this.#scope, deleted: 'shown', excludedKinds: 'shown' });
  }

  /** Condition that a column is one of the ids, which are passed as one value on both engines. */
  inIds(column: string, ids: readonly number[]): { text: string; value: SqlValue } {
    return this.engine === 'sqlite'
      ? { text: `${column} in (select value from json_each(?))`, value: JSON.stringify(ids) }
      : { text: `${column} = any(?::int[])`, value: [...ids] };
  }

  /** The column with this name. Throws `FORBIDDEN` when the viewer may not read it. */
  readable(name: string, abilities: Abilities): ListedColumn {
    const column = this.list.columns.get(name)!;
    // guard: rule-of-filtered-column
    for (const rule of rulesOfColumn(this.list.model, column)) abilities.require(rule);
    return column;
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
      expression: isText ? lowerCase(name) : name,
      order,
      mayBeNull: Boolean(property.nullable || column.relation),
    };
  }

  /** Null sorts as the smallest value on both engines. SQLite does so by default. */
  #orderTerm({ expression, order, mayBeNull }: Ordering, isBackwards: boolean): string {
    const isRising = (order === SortOrder.ASC) !== isBackwards;
    const nulls =
      this.engine === 'postgresql' && mayBeNull ? (isRising ? ' nulls first' : ' nulls last') : '';
    return `${expression} ${isRising ? 'asc' : 'desc'}${nulls}`;
  }
}
