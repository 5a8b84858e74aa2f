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

/** Values of one run, by parameter name. */
export type Values = Readonly<Record<string, unknown>>;

/** A query compiled for one engine: its SQL text, its values in order, and the conversion of its rows. */
export class Statement {
  readonly sql: string;
  /** Parameters and constants, in the order of the placeholders. */
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
      throw new Error(`A text in a query contains a question mark, which reads as a placeholder: ${sql}`);
    this.sql = sql;
    this.values = parameters;
    this.left = compiler.left;
    this.#outputs = compiler.outputs;
    this.#models = models;
    this.#needsRadio = parameters.includes(ownRadio);
  }

  /** Values for one run in the format of the driver. Throws `NO_RADIO` when the query needs a radio and the request has none. */
  bind(given: Values, radioId: number | undefined): SqlValue[] {
    if (this.#needsRadio && !Number.isSafeInteger(radioId)) throw noRadio();
    return this.values.map((value) => {
      if (value === ownRadio || value === radioIfAny) return radioId ?? null;
      if (value instanceof RowsParameter) return JSON.stringify(valueOf(given, value));
      return this.#stored(value instanceof Parameter ? valueOf(given, value) : value);
    });
  }

  /** Positions at which a parameter is among the values. */
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
  if (value === undefined) throw new Error(`The query parameter ${name} has no value.`);
  return value;
}

/** Calls `work` with a value and returns its result. For a promise, waits for the value and returns a promise. */
export const after = <A, B>(value: MaybePromise<A>, work: (value: A) => B): MaybePromise<B> =>
  value instanceof Promise ? value.then(work) : work(value);

class Sqlite extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '?';
  }
}

/** Writes `?` as the placeholder, because `PostgresDatabase` numbers placeholders itself. */
class Postgres extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '?';
  }
}
