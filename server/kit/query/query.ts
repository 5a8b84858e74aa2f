import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
} from 'kysely';
import type { Database, MaybePromise, RawRow, Transaction } from '../database/database.ts';
import type { EntityModels } from '../read/model.ts';
import { anyParameter, Parameter, type ValuesOf } from './given.ts';
import { register } from './registered.ts';
import { after, Statement, type Values } from './statement.ts';
import type { Builder, Tables } from './tables.ts';

export type { Given } from './given.ts';

/** Where a query runs: in a request, in a transaction, or on a database. The radio may be absent only for tables without a radio. */
export type QueryRunner =
  | Runner
  | { database: Database; radioId?: number | undefined }
  | { transaction: Transaction; context: { radioId: number | undefined } };

type Runner = Pick<Database, 'rows' | 'models'> | Transaction;

/** Values for the parameters of a query; no argument when it has none. */
type Arguments<Parameters> = keyof Parameters extends never ? [] : [ValuesOf<Parameters>];

/**
 * A named read or write over the entities and their properties. Compiled once per engine, at the first run. Each table is
 * limited to the radio and to rows outside of the recycle bin.
 *
 *   const findBySlug = query('website.findBySlug', (db, { slug }: Given<{ slug: string }>) =>
 *     db.selectFrom('Content').select('id').where('slug', '=', slug));
 *
 *   const post = await findBySlug.first(context, { slug });
 *
 * The name begins with the domain, because the compiled SQL is printed into one file per domain.
 */
export function query<Parameters extends object = {}, Row = unknown>(
  name: string,
  build: (db: Builder, given: Parameters) => Compilable<Row>,
): Query<Parameters, Row> {
  return register(new Query(name, build));
}

/**
 * A query whose form depends on its input, such as the criteria of a smart playlist. It is built at each run, and limited to the
 * scope like every query. `given` adds a value while the query is built.
 */
export function adHocQuery<Row>(
  build: (db: Builder, given: <Value>(value: Value) => Parameter<Value>) => Compilable<Row>,
): { all: (runner: QueryRunner) => MaybePromise<Row[]>; statementFor: (models: EntityModels) => Statement } {
  const values: Record<string, unknown> = {};
  const given = <Value>(value: Value): Parameter<Value> => {
    const name = `value${Object.keys(values).length + 1}`;
    values[name] = value;
    return new Parameter<Value>(name);
  };
  const built = new Query<Values, Row>('adHoc', (db) => build(db, given));
  return {
    all: (runner) => built.all(runner, values as never),
    statementFor: (models) => built.statementFor(models),
  };
}

export class Query<Parameters extends object, Row> {
  readonly name: string;
  readonly #build: (db: Builder, given: Parameters) => Compilable<Row>;
  readonly #statements = new WeakMap<EntityModels, Statement>();

  constructor(name: string, build: (db: Builder, given: Parameters) => Compilable<Row>) {
    this.name = name;
    this.#build = build;
  }

  /** Returns all rows. */
  all(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<Row[]> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), (rows) =>
      rows.map((row) => statement.read(row) as Row),
    );
  }

  /** Returns the first row, or undefined. */
  first(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<Row | undefined> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), ([row]) => row && (statement.read(row) as Row));
  }

  /** True when the query finds a row. */
  any(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<boolean> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), (rows) => rows.length > 0);
  }

  /** Runs a write and returns the number of changed rows. */
  write(
    runner: Extract<QueryRunner, { transaction: Transaction }> | Transaction,
    ...[values]: Arguments<Parameters>
  ) {
    const transaction = runnerOf(runner) as Transaction;
    const statement = this.statementFor(transaction.models);
    return transaction.run(statement.sql, statement.bind((values ?? none) as Values, radioOf(runner)));
  }

  /**
   * Runs the query once for each id, which is its parameter `of`, on PostgreSQL in one round trip. Returns a list of rows for each
   * id, in the order of the ids.
   */
  ofEach(
    runner: { database: Database; radioId?: number | undefined },
    ids: readonly number[],
    values: Omit<ValuesOf<Parameters>, 'of'>,
  ): MaybePromise<Row[][]> {
    const { database, radioId } = runner;
    const statement = this.statementFor(database.models);
    const idPositions = statement.positionsOf('of');
    const given = { ...values, of: null };
    const otherValues = statement.bind(given, radioId).filter((_, at) => !idPositions.includes(at));
    const read = (row: RawRow) => statement.read(row) as Row;
    return after(database.rowsOfEach(statement.sql, ids, otherValues, idPositions), (found) =>
      found.map((rows) => rows.map(read)),
    );
  }

  /** The statement, compiled for the engine of these models. */
  statementFor(models: EntityModels): Statement {
    const known = this.#statements.get(models);
    if (known) return known;
    const compiled = this.#compile(models);
    this.#statements.set(models, compiled);
    return compiled;
  }

  #rows(runner: QueryRunner, statement: Statement, values: unknown): MaybePromise<RawRow[]> {
    return runnerOf(runner).rows(statement.sql, statement.bind((values ?? none) as Values, radioOf(runner)));
  }

  #compile(models: EntityModels): Statement {
    const built = this.#build(builder, anyParameter as Parameters);
    return new Statement(nodeOf(built), models);
  }
}

/** Returns the node of a Kysely builder. All builders have one, although the type `Compilable` does not say so. */
export const nodeOf = (built: object) =>
  (
    built as unknown as { toOperationNode: () => ConstructorParameters<typeof Statement>[0] }
  ).toOperationNode();

const none: Values = {};

function runnerOf(runner: QueryRunner): Runner {
  if ('database' in runner) return runner.database;
  return 'context' in runner ? runner.transaction : runner;
}

function radioOf(runner: QueryRunner): number | undefined {
  if ('database' in runner) return runner.radioId;
  return 'context' in runner ? runner.context.radioId : undefined;
}

/** Builder without a connection: queries run on `Database`. */
export const builder: Builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
