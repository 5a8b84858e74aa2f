import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  FunctionNode,
  IdentifierNode,
  type JoinNode as Join,
  JoinNode,
  OperationNodeTransformer,
  type OperationNode,
  OperatorNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  type SelectModifierNode,
  SelectQueryNode,
  SelectionNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  WhereNode,
} from 'kysely';
import { listedOf } from '../list/listField.ts';
import type { EntityModel, EntityModels } from '../read/model.ts';
import { columnsOfList, functionOf } from './functions.ts';
import { Parameter } from './given.ts';
import { namesOfOutputs, readerOf } from './outputs.ts';
import { scopeConditions } from './scopeConditions.ts';
import { scopeEscapesOf, type ScopeEscape } from './scopes.ts';
import {
  derivedSource,
  entitySource,
  linkSource,
  linkTablesOf,
  type Output,
  type Source,
  unquoted,
} from './sources.ts';

/** A query or subquery with the sources that it reads. Inner queries can also use the sources of outer ones. */
interface Block {
  sources: Source[];
  /** Names of its outputs, which `order by` and `group by` may use. */
  names: ReadonlySet<string>;
}

/**
 * Compiles a query over entities and properties to one over tables and columns. Limits each table to the radio and to rows
 * outside of the recycle bin. Our own rather than MikroORM's plugin for Kysely, which assigns a column without a table to the
 * first table, even when only another table has it, and which does not limit tables.
 */
export class EntityCompiler extends OperationNodeTransformer {
  /** Outputs of the query. Set when the query is compiled. */
  outputs: readonly Output[] = [];
  /** Uses of tables outside of their scope, each with the function in `scopes.ts` that allowed it. */
  readonly left: Array<{ entity: string; word: ScopeEscape }> = [];
  readonly #models: EntityModels;
  readonly #blocks: Block[] = [];
  /** Outputs of the named queries in `with`. */
  readonly #named = new Map<string, readonly Output[]>();

  constructor(models: EntityModels) {
    super();
    this.#models = models;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return this.#within(this.#blockOf(node), (block) => {
      const isWhole = this.#blocks.length === 1;
      if (isWhole) this.outputs = this.#outputsIn(node);
      const named = this.#isDerived() ? namesOfOutputs(node) : node;
      const select = super.transformSelectQuery(this.#lockable(named));
      const froms = block.sources.slice(0, node.from?.froms.length ?? 0);
      return {
        ...this.#withScopes(select, froms),
        ...(select.joins && { joins: this.#scopedJoins(select.joins, block.sources.slice(froms.length)) }),
      };
    });
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    const target = this.#sourceOf(node.table!);
    this.#requirePlainUpdate(target, node);
    const sources = (node.from?.froms ?? []).map((table) => this.#sourceOf(table));
    return this.#within({ sources: [target, ...sources], names: new Set() }, () => {
      this.outputs = this.#returned(node.returning?.selections);
      return this.#withScopes(super.transformUpdateQuery(node), [target, ...sources]);
    });
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const target = this.#sourceOf(node.from.froms[0]!);
    return this.#within({ sources: [target], names: new Set() }, () => {
      this.outputs = this.#returned(node.returning?.selections);
      return this.#withScopes(super.transformDeleteQuery(node), [target]);
    });
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const target = this.#sourceOf(node.into!);
    if (target.model?.property('version') || target.model?.radioColumn)
      throw new Error(`${target.name} must be written by addRow, which adds a version and an audit row.`);
    const given: Source = { ...target, name: 'excluded', alias: 'excluded' };
    return this.#within({ sources: [target, given], names: new Set() }, () => {
      this.outputs = this.#returned(node.returning?.selections);
      return super.transformInsertQuery(node);
    });
  }

  protected override transformTable(node: TableNode): TableNode {
    const name = node.table.identifier.name;
    return TableNode.create(this.#named.has(name) ? name : this.#tableNamed(name));
  }

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    const property = propertyOf(node);
    const table = node.table?.table.identifier.name;
    const source = table === undefined ? this.#sourceWith(property) : this.#sourceNamed(table);
    if (!source) return node;
    const column = source.column(property);
    if (column === undefined) throw new Error(`${source.name}.${property} is not a column.`);
    const mayBeMistaken = table !== undefined || !this.#isAlone(source);
    return ReferenceNode.create(
      ColumnNode.create(column),
      mayBeMistaken ? TableNode.create(source.alias) : undefined,
    );
  }

  /** A column in an insert or update belongs to the statement's target table. */
  protected override transformColumn(node: ColumnNode): ColumnNode {
    const [target] = this.#blocks.at(-1)!.sources;
    const column = target!.column(node.column.name);
    if (column === undefined) throw new Error(`${target!.name}.${node.column.name} is not a column.`);
    return ColumnNode.create(column);
  }

  protected override transformSelectModifier(node: SelectModifierNode): SelectModifierNode {
    const of = node.of?.map((table) => {
      const name = (table as TableNode).table.identifier.name;
      return TableNode.create(this.#sourceNamed(name).alias);
    });
    return { ...node, ...(of && { of }) };
  }

  /** Writes the query's literals into the SQL text, so that the query planner knows their values. */
  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Parameter || node.value instanceof Date
      ? node
      : ValueNode.createImmediate(node.value);
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return ValueListNode.create(node.values.map((value) => ValueNode.createImmediate(value))) as never;
  }

  /** `in` with a parameter accepts a list of any length, passed as one value on both engines. */
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node;
    const word = OperatorNode.is(operator) ? operator.operator : undefined;
    const isList = ValueNode.is(rightOperand) && rightOperand.value instanceof Parameter;
    if (!isList || (word !== 'in' && word !== 'not in')) return super.transformBinaryOperation(node);
    const left = this.transformNode(leftOperand);
    if (this.#models.isSqlite)
      return BinaryOperationNode.create(
        left,
        operator,
        RawNode.create(['(select value from json_each(', '))'], [rightOperand]),
      );
    return word === 'in'
      ? BinaryOperationNode.create(left, OperatorNode.create('='), FunctionNode.create('any', [rightOperand]))
      : BinaryOperationNode.create(
          left,
          OperatorNode.create('<>'),
          FunctionNode.create('all', [rightOperand]),
        );
  }

  protected override transformFunction(node: FunctionNode): FunctionNode {
    return functionOf(super.transformFunction(node), this.#models.isSqlite) as FunctionNode;
  }

  #within<T>(block: Block, work: (block: Block) => T): T {
    this.#blocks.push(block);
    try {
      return work(block);
    } finally {
      this.#blocks.pop();
    }
  }

  #blockOf(node: SelectQueryNode): Block {
    for (const { name, expression } of node.with?.expressions ?? [])
      this.#named.set(name.table.table.identifier.name, this.#outputsOf(expression as SelectQueryNode));
    const tables = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)];
    return { sources: tables.map((table) => this.#sourceOf(table)), names: aliasesOf(node) };
  }

  #sourceOf(node: OperationNode): Source {
    const { inner, alias } = unaliased(node);
    if (SelectQueryNode.is(inner)) return derivedSource(alias!, this.#outputsOf(inner));
    const columns = columnsOfList(inner);
    if (columns)
      return derivedSource(
        alias!,
        columns.map(({ name }) => ({ name, reader: undefined })),
      );
    if (!TableNode.is(inner)) throw new Error(`A query does not read from a ${inner.kind}.`);
    const name = inner.table.identifier.name;
    const named = this.#named.get(name);
    if (named) return derivedSource(alias ?? name, named);
    const sqlName = alias ?? this.#tableNamed(name);
    const link = linkTablesOf(this.#models).get(name);
    if (link) return linkSource(link, alias ?? name, sqlName);
    const leaves = scopeEscapesOf(inner.table.schema?.name);
    return entitySource(this.#models.byName(name), alias ?? name, sqlName, leaves);
  }

  #tableNamed(name: string): string {
    return linkTablesOf(this.#models).get(name)?.table ?? unquoted(this.#models.byName(name).table);
  }

  #outputsOf(node: SelectQueryNode): readonly Output[] {
    return this.#within(this.#blockOf(node), () => this.#outputsIn(node));
  }

  #outputsIn = (node: SelectQueryNode) => this.#returned(node.selections);

  #returned(selections: readonly SelectionNode[] | undefined): readonly Output[] {
    return (selections ?? []).map(({ selection }) => {
      const { inner, alias } = unaliased(selection);
      const reader = readerOf(inner, {
        ofReference: (reference) => this.#readerOfReference(reference),
        ofSelect: (select) => this.#outputsOf(select)[0]?.reader,
      });
      return { name: alias ?? nameOf(inner), reader };
    });
  }

  #readerOfReference({ table, column }: ReferenceNode) {
    const property = propertyOf({ column });
    const source = table ? this.#sourceNamed(table.table.identifier.name) : this.#sourceWith(property);
    return source?.reader(property);
  }

  #sourceNamed(name: string): Source {
    for (const { sources } of this.#blocks.toReversed()) {
      const found = sources.find((source) => source.name === name);
      if (found) return found;
    }
    throw new Error(`The query has no source named ${name}.`);
  }

  /** The source of a column that the query writes without a table. Undefined when an output has this name. */
  #sourceWith(property: string): Source | undefined {
    for (const { sources, names } of this.#blocks.toReversed()) {
      const [found, secondSource] = sources.filter(
        ({ name, column }) => name !== 'excluded' && column(property) !== undefined,
      );
      if (secondSource)
        throw new Error(`${property} is a column of ${found!.name} and of ${secondSource.name}.`);
      if (found) return found;
      if (names.has(property)) return undefined;
    }
    throw new Error(`No table of the query has a column ${property}.`);
  }

  #isAlone(source: Source): boolean {
    const { sources } = this.#blocks.at(-1)!;
    return sources.filter(({ name }) => name !== 'excluded').length === 1 && sources[0] === source;
  }

  /** True when the query stands in place of a table. Its outputs are then named by property. */
  #isDerived(): boolean {
    const parent = this.nodeStack.at(-2);
    const grandparent = this.nodeStack.at(-3);
    return (
      parent?.kind === 'CommonTableExpressionNode' ||
      (parent?.kind === 'AliasNode' && (grandparent?.kind === 'FromNode' || grandparent?.kind === 'JoinNode'))
    );
  }

  /** Removes row locks on SQLite, which has none and needs none, because it has a single writer. */
  #lockable(node: SelectQueryNode): SelectQueryNode {
    if (!this.#models.isSqlite || !node.endModifiers) return node;
    const { endModifiers: _, ...sources } = node;
    return sources;
  }

  #withScopes<T extends { where?: WhereNode }>(node: T, sources: readonly Source[]): T {
    const conditions = sources.flatMap((source) => this.#scopeOf(source));
    const where = conditions.reduce<WhereNode | undefined>(
      (all, condition) =>
        all ? WhereNode.cloneWithOperation(all, 'And', condition) : WhereNode.create(condition),
      node.where,
    );
    return where ? { ...node, where } : node;
  }

  #scopedJoins(joins: readonly Join[], sources: readonly Source[]): Join[] {
    return joins.map((join, index) => {
      const conditions = this.#scopeOf(sources[index]!);
      const isOuter = join.joinType === 'RightJoin' || join.joinType === 'FullJoin';
      if (isOuter && conditions.length > 0)
        throw new Error(`A ${join.joinType} cannot be limited to a scope.`);
      return conditions.reduce<Join>((scoped, condition) => JoinNode.cloneWithOn(scoped, condition), join);
    });
  }

  #scopeOf(source: Source): OperationNode[] {
    if (!source.model) return [];
    for (const word of source.leaves ?? []) this.left.push({ entity: source.model.name, word });
    return scopeConditions(source.model, source.alias, source.leaves ?? new Set());
  }

  /** Rejects updates of properties that lists search. Only `alterRow` updates the row's search text. */
  #requirePlainUpdate({ model }: Source, { updates }: UpdateQueryNode) {
    for (const { column } of updates ?? []) {
      const property = (column as ColumnNode).column.name;
      if (model && isFollowed(model, property))
        throw new Error(
          `${model.name}.${property} must be written by alterRow, which updates the search text.`,
        );
    }
  }
}

const isFollowed = (model: EntityModel, property: string) =>
  listedOf(model.entityClass).searched.some(
    (searched) => searched.property === property && !searched.isRelation,
  );

function unaliased(node: OperationNode): { inner: OperationNode; alias?: string } {
  if (!AliasNode.is(node)) return { inner: node };
  return { inner: node.node, alias: (node.alias as IdentifierNode).name };
}

function propertyOf({ column }: Pick<ReferenceNode, 'column'>): string {
  if (column.kind === 'SelectAllNode') throw unnamed();
  return column.column.name;
}

const unnamed = () => new Error('A query must name the columns that it reads.');

const nameOf = (node: OperationNode): string => {
  if (ReferenceNode.is(node)) return propertyOf(node);
  if (node.kind === 'SelectAllNode') throw unnamed();
  throw new Error(`A ${node.kind} that is selected needs a name: \`as\`.`);
};

const aliasesOf = ({ selections = [] }: SelectQueryNode): ReadonlySet<string> =>
  new Set(selections.flatMap(({ selection }) => unaliased(selection).alias ?? []));
