import {
  ExpressionWrapper,
  FunctionNode,
  IdentifierNode,
  RawNode,
  type Expression,
  type ExpressionBuilder,
  type OperationNode,
  type ReferenceExpression,
  type SqlBool,
  expressionBuilder,
} from 'kysely';
import { RowsParameter, type Parameter } from './given.ts';
import type { Tables } from './tables.ts';

/*
 * Functions that SQLite and PostgreSQL write differently. A query uses their name here, and the compiler writes the SQL of the
 * engine.
 */

const anywhere = expressionBuilder<Tables, never>();

/** True when a column contains a text. Both must be case-folded. No index supports it. */
export const textContains = <DB, Table extends keyof DB>(
  rows: ExpressionBuilder<DB, Table>,
  column: ReferenceExpression<DB, Table>,
  needle: Expression<string>,
): Expression<SqlBool> => rows(rows.fn<number>('indexOfText', [column, needle]), '>', rows.lit(0));

/** True when the first line of a column contains a text. Both must be case-folded. */
export const firstLineContains = <DB, Table extends keyof DB>(
  rows: ExpressionBuilder<DB, Table>,
  column: ReferenceExpression<DB, Table>,
  needle: Expression<string>,
): Expression<SqlBool> =>
  rows(rows.fn<number>('indexOfText', [rows.fn<string>('firstLine', [column]), needle]), '>', rows.lit(0));

/** Number of whole quarter hours from 1970-01-01 to a moment. */
export const quarterOf = (moment: Expression<Date>) => anywhere.fn<number>('quarterOf', [moment]);

/** SQL types of the columns of a list of rows. */
type ListColumns<Row> = { readonly [Column in keyof Row]: 'integer' | 'text' };

/**
 * A list of rows of any length, passed as a parameter, for use as a table. Example: `db.selectFrom(givenRows(rows, { id: 'integer',
 * position: 'integer' }).as('listed'))`.
 */
export const givenRows = <Row extends object>(
  rows: Parameter<readonly Row[]>,
  columns: ListColumns<Row>,
): ExpressionWrapper<Tables, never, Row> =>
  new ExpressionWrapper(
    FunctionNode.create('listed', [
      new RowsParameter(rows.name).toOperationNode(),
      ...Object.entries(columns).flatMap(([name, type]) => [
        IdentifierNode.create(name),
        IdentifierNode.create(String(type)),
      ]),
    ]),
  );

/** Returns the names and types of the columns of a `givenRows` table; undefined for other nodes. */
export function columnsOfList(node: OperationNode): Array<{ name: string; type: string }> | undefined {
  if (!FunctionNode.is(node) || node.func !== 'listed') return undefined;
  const words = node.arguments.slice(1).map((word) => (word as IdentifierNode).name);
  return words.flatMap((name, index) => (index % 2 === 0 ? [{ name, type: words[index + 1]! }] : []));
}

type SqlFunction = (node: FunctionNode) => OperationNode;

/** A function as an SQL template, in which `{0}` is the first argument: `instr({0}, {1})`. */
const template =
  (text: string): SqlFunction =>
  ({ arguments: given }) => {
    const parts = text.split(/\{(\d)\}/);
    return RawNode.create(
      parts.filter((_, index) => index % 2 === 0),
      parts.flatMap((part, index) => (index % 2 === 1 ? [given[Number(part)]!] : [])),
    );
  };

const sqlite: Record<string, SqlFunction> = {
  indexOfText: template('instr({0}, {1})'),
  firstLine: template('substr({0}, 1, instr({0} || char(10), char(10)))'),
  quarterOf: template('{0} / 900000'),
  listed: (node) => {
    const columns = columnsOfList(node)!.map(({ name }) => `value ->> '$.${name}' as "${name}"`);
    return RawNode.create([`(select ${columns.join(', ')} from json_each(`, '))'], [node.arguments[0]!]);
  },
};

const postgresql: Record<string, SqlFunction> = {
  indexOfText: template('strpos({0}, {1})'),
  firstLine: template('split_part({0}, chr(10), 1)'),
  quarterOf: template('cast(floor(extract(epoch from {0}) / 900) as integer)'),
  listed: (node) => {
    const columns = columnsOfList(node)!.map(({ name, type }) => `"${name}" ${type}`);
    return RawNode.create(
      ['(select * from jsonb_to_recordset(', `::jsonb) as listed(${columns.join(', ')}))`],
      [node.arguments[0]!],
    );
  },
};

/** Replaces the node of one of our own SQL functions by SQL that the engine knows. Nodes of other functions stay unchanged. */
export function functionOf(node: FunctionNode, isSqlite: boolean): OperationNode {
  const saying = (isSqlite ? sqlite : postgresql)[node.func];
  return saying ? saying(node) : node;
}
