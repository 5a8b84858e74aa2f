import { Migration } from '@mikro-orm/migrations';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { AuditEntry } from '../kit/audit/auditEntry.entity.ts';
import { initialMigration } from '../migrations/replaced.ts';
import { UnfitDatabase } from '../migrations/unfitDatabase.ts';
import { migrate } from './migrate.ts';
import { forChanges, openOrm, type Orm } from '../orm.ts';
import { ensureSearchIndexes } from '../kit/list/search/searchIndex.ts';
import { seedDemo } from '../seed.ts';
import { replacedNamesOf } from '../../tools/testing/services/replacedMigrations.ts';
import {
  emptyDatabase,
  freshDatabase,
  type TestDatabase,
} from '../../tools/testing/services/testDatabase.ts';

const opened: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function open(database: TestDatabase): Promise<Orm> {
  const orm = await connect(database);
  opened.push(database.drop);
  return orm;
}

async function connect({ url, folder }: TestDatabase): Promise<Orm> {
  const orm = await openOrm(readConfig({ DATABASE_URL: url, DATA_DIR: folder }).database, {
    synchronous: 'OFF',
  });
  opened.unshift(() => orm.close());
  return orm;
}

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';

/** Describes the schema as text: all tables, columns, indexes and triggers. */
async function shapeOf(orm: Orm): Promise<string[]> {
  const rows = await orm.em.getConnection().execute<Array<{ text: string }>>(
    isPostgres
      ? `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as text from information_schema.columns where table_schema = 'public'
         union select indexdef from pg_indexes where schemaname = 'public' union select tgname::text from pg_trigger where not tgisinternal
         union select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`
      : `select type || ' ' || name || ' ' || coalesce(sql, '') as text from sqlite_master where name not like 'sqlite_%'`,
  );
  return rows.map(({ text }) => text).sort();
}

describe('migrations', () => {
  test('bring an empty database up, and down to nothing, and up again to the same', async () => {
    const orm = await open(await emptyDatabase());
    await migrate(orm);
    const up = await shapeOf(orm);
    expect(up.some((text) => text.includes('audit_entry'))).toBe(true);
    const names = (await orm.migrator.getExecuted()).map(({ name }) => name);
    expect(names).toEqual(
      orm.config.get('migrations').migrationsList?.map((migration) => (migration as { name: string }).name),
    );
    for (const name of names.toReversed())
      await forChanges(orm, (patient) => patient.migrator.down({ migrations: [name] }));
    expect((await shapeOf(orm)).filter((text) => !text.includes('mikro_orm_migrations'))).toEqual([]);
    await migrate(orm);
    expect(await shapeOf(orm)).toEqual(up);
  });

  test('give every property of every entity its column', async () => {
    const orm = await open(await freshDatabase('none'));
    const entities = [...orm.getMetadata().getAll().values()].filter(({ abstract }) => !abstract);
    expect(entities.length).toBeGreaterThan(9);
    const quote = (name: string) => orm.em.getPlatform().quoteIdentifier(name);
    for (const { tableName, props } of entities) {
      const columns = props
        .filter(({ persist, kind }) => persist !== false && ['scalar', 'm:1'].includes(kind))
        .flatMap(({ fieldNames = [] }) => fieldNames);
      await orm.em
        .getConnection()
        .execute(
          `select ${columns.map((name) => quote(tableName) + '.' + quote(name)).join(', ')} from ${quote(tableName)}`,
        );
    }
  });

  test('leave the triggers that are written by hand', async () => {
    const orm = await open(await freshDatabase('none'));
    const triggers = await orm.em
      .getConnection()
      .execute<Array<{ name: string }>>(
        isPostgres
          ? 'select tgname as name from pg_trigger where not tgisinternal order by tgname'
          : `select name from sqlite_master where type = 'trigger' and name not like '%\\_search\\_%' escape '\\' order by name`,
      );
    const operations = isPostgres ? ['append_only'] : ['no_delete', 'no_replace', 'no_update'];
    expect(triggers.map(({ name }) => name)).toEqual(
      ['audit_entry', 'audit_seal'].flatMap((table) => operations.map((each) => `${table}_${each}`)),
    );
  });

  test('build a search index again whose triggers went with a table that was created again', async () => {
    const orm = await open(await freshDatabase('demo'));
    const connection = orm.em.getConnection();
    const shape = await shapeOf(orm);
    await connection.execute(
      isPostgres ? 'drop index company_search_text_trigram' : 'drop trigger company_search_insert',
    );
    await migrate(orm);
    expect(await shapeOf(orm)).toEqual(shape);
  });

  test('change nothing at a second start', async () => {
    const database = await freshDatabase('demo');
    const first = await open(database);
    const [before, rows] = [await shapeOf(first), await first.em.fork().count(AuditEntry)];
    const second = await connect(database);
    await migrate(second);
    expect(await seedDemo(second)).toBe(false);
    expect([await shapeOf(second), await second.em.fork().count(AuditEntry)]).toEqual([before, rows]);
  });

  test('refuse a database that a newer version has changed, and leave it as it is', async () => {
    const orm = await open(await freshDatabase('demo'));
    await orm.em
      .getConnection()
      .execute(
        `insert into mikro_orm_migrations (name, executed_at) values ('Migration29991231000000_future', current_timestamp)`,
      );
    const before = await shapeOf(orm);
    await expect(migrate(orm)).rejects.toThrow(
      'The database is newer than this version: it has the migration Migration29991231000000_future',
    );
    expect(await shapeOf(orm)).toEqual(before);
  });

  test('take as long as they need, whatever is the limit of other statements', async () => {
    class Slow extends Migration {
      override name = 'Migration29991231000000_slow';
      override async up() {
        await this.execute(isPostgres ? 'select pg_sleep(0.5)' : 'select 1');
      }
    }
    const { url, folder, drop } = await freshDatabase('none');
    const { database } = readConfig({
      DATABASE_URL: url,
      DATA_DIR: folder,
      DATABASE_STATEMENT_TIMEOUT: '100',
    });
    const list = (await connect({ url, folder, drop })).config.get('migrations').migrationsList ?? [];
    const orm = await openOrm(database, {
      synchronous: 'OFF',
      migrations: { snapshot: false, migrationsList: [...list, Slow] },
    });
    opened.push(() => orm.close(), drop);
    await migrate(orm);
    expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe('Migration29991231000000_slow');
    const slow = isPostgres
      ? orm.em.getConnection().execute('select pg_sleep(0.5)')
      : Promise.reject(new Error('no timeout on SQLite'));
    await expect(slow).rejects.toThrow('timeout');
  });

  test('run once when several processes start at once', async () => {
    const database = await emptyDatabase();
    const orms = [await open(database), await connect(database), await connect(database)];
    // On SQLite only one process may write, so its starts are one after the other.
    if (isPostgres) await Promise.all(orms.map((orm) => migrate(orm)));
    else for (const orm of orms) await migrate(orm);
    const executed = await orms[0]!.em
      .getConnection()
      .execute<unknown[]>('select name from mikro_orm_migrations');
    expect(executed).toHaveLength(orms[0]!.config.get('migrations').migrationsList!.length);
  });
});

describe('a database of version 0.1.0', () => {
  const replaced = replacedNamesOf(isPostgres ? 'postgresql' : 'sqlite');

  /** A database with the schema of version 0.1.0, which the migrations with these names have created. */
  async function databaseWith(names: readonly string[]): Promise<TestDatabase> {
    const database = await emptyDatabase();
    opened.push(database.drop);
    const orm = await connect(database);
    await forChanges(orm, (patient) => patient.migrator.up({ to: initialMigration }));
    await ensureSearchIndexes(orm as never);
    await orm.migrator.unlogMigration(initialMigration);
    for (const name of names) await orm.migrator.logMigration(name);
    return database;
  }

  const executed = async (orm: Orm) => (await orm.migrator.getExecuted()).map(({ name }) => name);

  test('starts: the initial migration is recorded and not run', async () => {
    const database = await databaseWith(replaced);
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: database.folder }).database;
    const [initial] = (await connect(database)).config.get('migrations').migrationsList!;
    const orm = await openOrm(config, {
      synchronous: 'OFF',
      migrations: { snapshot: false, migrationsList: [initial!] },
    });
    opened.unshift(() => orm.close());
    const shape = await shapeOf(orm);
    await migrate(orm);
    expect(await executed(orm)).toEqual([...replaced, initialMigration]);
    expect(await shapeOf(orm)).toEqual(shape);
    await migrate(orm);
    expect(await executed(orm)).toHaveLength(replaced.length + 1);
  });

  test('has the schema of a new database after the migrations that follow', async () => {
    const old = await connect(await databaseWith(replaced));
    await migrate(old);
    expect(await shapeOf(old)).toEqual(await shapeOf(await open(await freshDatabase('none'))));
  });

  test.each([
    ['an older state', replaced.slice(0, -1), replaced.at(-2)],
    ['the first migration alone', replaced.slice(0, 1), replaced[0]],
    ['a gap', replaced.toSpliced(40, 1), replaced.at(-1)],
  ])('is refused with %s, and left as it is', async (_, names, newest) => {
    const orm = await connect(await databaseWith(names));
    const shape = await shapeOf(orm);
    const error = await migrate(orm).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnfitDatabase);
    expect((error as Error).message).toBe(
      `The database lacks migrations of version 0.1.0 (its newest is ${newest}): start the newest build of version 0.1.0, which ends with ${replaced.at(-1)}, on the database once, then this version.`,
    );
    expect([await executed(orm), await shapeOf(orm)]).toEqual([names, shape]);
  });
});

describe('the audit table', () => {
  test('rejects changes and deletions from every caller', async () => {
    const orm = await open(await freshDatabase('demo'));
    const connection = orm.em.getConnection();
    await connection.execute(
      `insert into audit_entry (at, action, actor_name, subject, changes, request_id) values (${isPostgres ? 'now()' : '0'}, 'CREATED', '', 'Test', '{}', '')`,
    );
    const replacing = `insert ${isPostgres ? '' : 'or replace '}into audit_entry`;
    for (const sql of [
      `update audit_entry set subject = 'x'`,
      'delete from audit_entry',
      `${replacing} (id, at, action, actor_name, subject, changes, request_id) select id, at, action, 'x', subject, changes, request_id from audit_entry${
        isPostgres ? ` on conflict (id) do update set actor_name = 'x'` : ''
      }`,
      ...(isPostgres ? ['truncate audit_entry'] : []),
    ]) {
      await expect(connection.execute(sql)).rejects.toThrow('the audit is append-only');
    }
    expect(await orm.em.fork().count(AuditEntry)).toBe(1);
  });
});
