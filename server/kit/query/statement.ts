import {
  createQueryId,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type OperationNode,
  type RootOperationNode,
} from 'kysely';
import { noRadio } from '../errors.ts';
import type { MaybePromise, RawRow, SqlValue } from '../database/database.ts';
import type { EntityModels } from '../read/model.ts';
import { EntityCompiler } from './compiler.ts';
import { Parameter, RowsParameter } from './given.ts';
import { ownRadio, radioIfAny } from './scopeConditions.ts';
import type { ScopeEscape } from './scopes.ts';
import type { Output } from './sources.ts';

/** The values of one run, by the names of their parameters. */
export type Values = Readonly<Record<string, unknown>>;

/** A query as one engine runs it: its text, with the values that it is given in their order, and how its rows are read. */
export class Statement {
  readonly sql: string;
  /** Parameters, and what is the same each time, in the order of the placeholders. */
  readonly values: readonly unknown[];
  readonly left: ReadonlyArray<{ entity: string; word: ScopeEscape }>;
  readonly #outputs: readonly Output[];
  readonly #models: EntityModels;
  readonly #needsRadio: boolean;

  constructor(node: OperationNode, models: EntityModels) {
    const compiler = new EntityCompiler(models);
    const compiled = compiler.transformNode(node) as RootOperationNode;
    const { sql, parameters } = new (models.isSqlite ? Sqlite : Postgres)().compileQuery(
      compiled,
      createQueryId(),
    );
    const placeholders = sql.split('?').length - 1;
    if (placeholders !== parameters.length)
      throw new Error(`A text of a query holds a question mark: ${sql}`);
    this.sql = sql;
    this.values = parameters;
    this.left = compiler.left;
    this.#outputs = compiler.outputs;
    this.#models = models;
    this.#needsRadio = parameters.includes(ownRadio);
  }

  /** The values of one run, as the engine takes them. */
  bind(given: Values, radioId: number | undefined): SqlValue[] {
    if (this.#needsRadio && !Number.isSafeInteger(radioId)) throw noRadio();
    return this.values.map((value) => {
      if (value === ownRadio || value === radioIfAny) return radioId ?? null;
      if (value instanceof RowsParameter) return JSON.stringify(valueOf(given, value));
      return this.#stored(value instanceof Parameter ? valueOf(given, value) : value);
    });
  }

  /** The places of a parameter among the values. */
  positionsOf(name: string): number[] {
    return this.values.flatMap((value, position) =>
      value instanceof Parameter && value.name === name ? [position] : [],
    );
  }

  read(row: RawRow): object {
    const object: Record<string, unknown> = {};
    for (let index = 0; index < this.#outputs.length; index++) {
      const { name, reader } = this.#outputs[index]!;
      object[name] = reader ? reader(row[index]) : row[index];
    }
    return object;
  }

  #stored(value: unknown): SqlValue {
    if (Array.isArray(value)) return this.#models.isSqlite ? JSON.stringify(value) : (value as number[]);
    return this.#models.stored(value);
  }
}

function valueOf(given: Values, { name }: Parameter<unknown>): unknown {
  const value = given[name];
  if (value === undefined) throw new Error(`A query was given no value for ${name}.`);
  return value;
}

/** Goes on with a value that is there, or will be. */
export const after = <A, B>(value: MaybePromise<A>, work: (value: A) => B): MaybePromise<B> =>
  value instanceof Promise ? value.then(work) : work(value);

class Sqlite extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '?';
  }
}

/** The database puts the numbers of PostgreSQL's placeholders itself. */
class Postgres extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '?';
  }
}
