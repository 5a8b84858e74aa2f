import { LRUCache } from 'lru-cache';
import type { EntityModels } from '../read/model.ts';
import type { Database, MaybePromise, RawRow, SqlValue, Transaction } from './database.ts';

/** A database that records which entities its reads name. Reads inside of transactions are not recorded. */
export class RecordingDatabase implements Database {
  readonly #database: Database;
  readonly #entities: Set<string>;

  constructor(database: Database, entities = new Set<string>()) {
    this.#database = database;
    this.#entities = entities;
  }

  /** Names of the entities that were read. In a table with several kinds of rows, the names of all kinds. */
  get entities(): ReadonlySet<string> {
    return this.#entities;
  }

  get engine() {
    return this.#database.engine;
  }

  get models() {
    return this.#database.models;
  }

  get isOutdated() {
    return this.#database.isOutdated;
  }

  get isDiskFull() {
    return this.#database.isDiskFull;
  }

  get batched(): Database {
    return new RecordingDatabase(this.#database.batched, this.#entities);
  }

  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]> {
    this.#record(sql);
    return this.#database.rows(sql, values);
  }

  rowsOfEach(...given: Parameters<Database['rowsOfEach']>): MaybePromise<RawRow[][]> {
    this.#record(given[0]);
    return this.#database.rowsOfEach(...given);
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#database.transaction(work);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #record(sql: string): void {
    for (const name of entitiesIn(sql, this.models)) this.#entities.add(name);
  }
}

const maxTexts = 2000;
const texts = new WeakMap<EntityModels, LRUCache<string, readonly string[]>>();

/** Names of the entities whose tables a statement reads. */
function entitiesIn(sql: string, models: EntityModels): readonly string[] {
  const known = texts.get(models) ?? new LRUCache<string, readonly string[]>({ max: maxTexts });
  texts.set(models, known);
  const names = known.get(sql) ?? findEntities(sql, models);
  known.set(sql, names);
  return names;
}

function findEntities(sql: string, models: EntityModels): readonly string[] {
  const byTable = models.namesByTable();
  const tables = [...sql.matchAll(/\b(?:from|join)\s+["`]?(\w+)/gi)].map(([, table]) => table!);
  return [...new Set(tables)].flatMap((table) => byTable.get(table) ?? []);
}
