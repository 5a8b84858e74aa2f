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

/** Where a query runs: in a request, among the writes of one, or, for what belongs to no radio, on the bare database. */
export type QueryRunner =
  | Runner
  | { database: Database; radioId?: number | undefined }
  | { transaction: Transaction; context: { radioId: number | undefined } };

type Runner = Pick<Database, 'rows' | 'models'> | Transaction;

/** The values that a run needs; nothing where the query has no parameters. */
type Arguments<Parameters> = keyof Parameters extends never ? [] : [ValuesOf<Parameters>];

/**
 * One question to the database, or one change of it, over the entities and their properties. It is built once for an
 * engine, when it first runs, and keeps to the radio and out of the recycle bin by itself.
 *
 *   const bySlug = query('blog.bySlug', (db, { slug }: Given<{ slug: string }>) =>
 *     db.selectFrom('BlogPost').select('id').where('slug', '=', slug));
 *
 *   const post = await bySlug.first(context, { slug });
 *
 * Its name begins with its domain: under it, what it compiles to is printed beside the domain.
 */
export function query<Parameters extends object = {}, Row = unknown>(
  name: string,
  build: (db: Builder, given: Parameters) => Compilable<Row>,
): Query<Parameters, Row> {
  return register(new Query(name, build));
}

/**
 * A question whose form depends on what is asked, such as by the criteria of a smart playlist. It is built each time, and
 * keeps to the radio and out of the recycle bin as every query. Its values are given one by one while it is built.
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
  const asking = new Query<Values, Row>('asked', (db) => build(db, given));
  return {
    all: (runner) => asking.all(runner, values as never),
    statementFor: (models) => asking.statementFor(models),
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

  /** All rows that it finds. */
  all(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<Row[]> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), (rows) =>
      rows.map((row) => statement.read(row) as Row),
    );
  }

  /** The first row that it finds, if there is one. */
  first(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<Row | undefined> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), ([row]) => row && (statement.read(row) as Row));
  }

  /** Whether it finds anything. */
  any(runner: QueryRunner, ...[values]: Arguments<Parameters>): MaybePromise<boolean> {
    const statement = this.statementFor(runnerOf(runner).models);
    return after(this.#rows(runner, statement, values), (rows) => rows.length > 0);
  }

  /** Writes, and gives the number of rows that were changed. */
  write(
    runner: Extract<QueryRunner, { transaction: Transaction }> | Transaction,
    ...[values]: Arguments<Parameters>
  ) {
    const transaction = runnerOf(runner) as Transaction;
    const statement = this.statementFor(transaction.models);
    return transaction.run(statement.sql, statement.bind((values ?? none) as Values, radioOf(runner)));
  }

  /** Asks for each id in its turn, as the parameter `of`: in one round trip, and in the order of the ids. */
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

  /** What it is on the engine of these models. */
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

/** What a builder holds; every builder of Kysely says so, though `Compilable` does not. */
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

/** Only builds: what is built runs on our own database. */
export const builder: Builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
