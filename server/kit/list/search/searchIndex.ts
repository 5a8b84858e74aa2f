import type { MikroORM } from '@mikro-orm/sql';
import { EntityModels, type EntityModel } from '../../read/model.ts';
import { foldFunctionSql } from '../../foldText.ts';
import { listedOf } from '../listField.ts';

type SqlConnection = ReturnType<MikroORM['em']['getConnection']>;

/** Returns the name of an entity's full-text table on SQLite: the table name with `_search` appended. */
export const searchTableOf = (model: EntityModel) => model.table.replace(/(["`]?)$/, '_search$1');

/**
 * Creates the missing trigram indexes of searched entities. These are FTS5 on SQLite and pg_trgm on PostgreSQL, there with the function
 * `fold_text`.
 */
export async function ensureSearchIndexes(orm: MikroORM): Promise<void> {
  const models = new EntityModels(orm.em);
  const connection = orm.em.getConnection();
  const isThere = await tablesOf(connection, models.isSqlite);
  const searched = [...orm.getMetadata().getAll().values()].filter(
    (meta) =>
      !meta.abstract &&
      isThere.has(meta.tableName) &&
      'searchText' in meta.properties &&
      listedOf(meta.class).searched.length > 0,
  );
  if (!models.isSqlite && searched.length > 0) {
    await connection.execute('create extension if not exists pg_trgm');
    await connection.execute(foldFunctionSql());
  }
  for (const meta of searched) {
    const model = models.byName(meta.className);
    const statements = models.isSqlite
      ? await sqliteIndex(orm, model, meta.tableName)
      : postgresIndexes(model, meta.tableName);
    for (const statement of statements) await connection.execute(statement);
  }
}

/** Names of the existing tables. A database whose migrations were undone lacks the tables of later versions. */
async function tablesOf(connection: SqlConnection, isSqlite: boolean): Promise<Set<string>> {
  const rows = await connection.execute<Array<{ name: string }>>(
    isSqlite
      ? `select name from sqlite_master where type = 'table'`
      : 'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Statements that create the search index of a table. Many migrations create a SQLite table anew, which loses its triggers, so
 * that its index would miss all later changes. An index that lacks a trigger is therefore created anew.
 */
async function sqliteIndex(orm: MikroORM, model: EntityModel, tableName: string): Promise<string[]> {
  const name = `${tableName}_search`;
  const parts = [name, `${name}_insert`, `${name}_delete`, `${name}_update`];
  const found = await orm.em
    .getConnection()
    .execute(`select name from sqlite_master where name in (${parts.map((part) => `'${part}'`).join(', ')})`);
  if (found.length === parts.length) return [];
  const table = searchTableOf(model);
  const columns = 'search_text, guarded_search_text';
  const add = `insert into ${table}(rowid, ${columns}) values (new.id, new.search_text, new.guarded_search_text);`;
  const remove = `insert into ${table}(${table}, rowid, ${columns}) values ('delete', old.id, old.search_text, old.guarded_search_text);`;
  return [
    ...parts.slice(1).map((trigger) => `drop trigger if exists ${trigger}`),
    `drop table if exists ${table}`,
    `create virtual table ${table} using fts5(${columns}, content='${tableName}', content_rowid='id', tokenize='trigram')`,
    `create trigger ${name}_insert after insert on ${model.table} begin ${add} end`,
    `create trigger ${name}_delete after delete on ${model.table} begin ${remove} end`,
    `create trigger ${name}_update after update of ${columns} on ${model.table} begin ${remove} ${add} end`,
    `insert into ${table}(${table}) values ('rebuild')`,
  ];
}

const postgresIndexes = (model: EntityModel, tableName: string) =>
  ['search_text', 'guarded_search_text'].map(
    (column) =>
      `create index if not exists ${tableName}_${column}_trigram on ${model.table} using gin (${column} gin_trgm_ops)`,
  );
