import { LRUCache } from 'lru-cache';
import type { EntityModels } from '../read/model.ts';
import {
  ForwardingDatabase,
  type Database,
  type MaybePromise,
  type RawRow,
  type SqlValue,
} from './database.ts';

/** A database that records which entities its reads name. Reads inside of transactions are not recorded. */
export class RecordingDatabase extends ForwardingDatabase {
  readonly #entities: Set<string>;

  constructor(database: Database, entities = new Set<string>()) {
    super(database);
    this.#entities = entities;
  }

  /** Names of the entities that were read. In a table with several kinds of rows, the names of all kinds. */
  get entities(): ReadonlySet<string> {
    return this.#entities;
  }

  get batched(): Database {
    return new RecordingDatabase(this.behind.batched, this.#entities);
  }

  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]> {
    this.#record(sql);
    return this.behind.rows(sql, values);
  }

  rowsOfEach(...given: Parameters<Database['rowsOfEach']>): MaybePromise<RawRow[][]> {
    this.#record(given[0]);
    return this.behind.rowsOfEach(...given);
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
