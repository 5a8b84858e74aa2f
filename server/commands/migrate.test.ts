import { Migration } from '@mikro-orm/migrations';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { AuditEntry } from '../kit/audit/auditEntry.entity.ts';
import { Role } from '../domains/platform/permissions/roles/role.entity.ts';
import { migrate } from './migrate.ts';
import { forChanges, openOrm, type Orm } from '../orm.ts';
import { seedDemo } from '../seed.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../testing/testDatabase.ts';

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

/** Everything in the database that has a name: tables, columns, indexes, triggers. */
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

  test('take the accents off what searches of older rows look through', async () => {
    const orm = await open(await freshDatabase('demo'));
    const connection = orm.em.getConnection();
    await connection.execute(
      `update company set search_text = 'zo\u00e9\nstra\u00dfe', guarded_search_text = '\u00e9t\u00e9'`,
    );
    await orm.migrator.down({ migrations: ['Migration20261121214500_searchWithoutAccents'] });
    await migrate(orm);
    const texts = 'select distinct search_text, guarded_search_text from company';
    expect(await connection.execute(texts)).toEqual([
      { search_text: 'zoe\nstraße', guarded_search_text: 'ete' },
    ]);
    const indexed = isPostgres
      ? `select id from company where search_text like '%zoe%'`
      : `select rowid as id from company_search where company_search match '"zoe"'`;
    const all = await connection.execute<unknown[]>('select id from company order by id');
    expect(await connection.execute(`${indexed} order by id`)).toEqual(all);
    expect(all.length).toBeGreaterThan(0);
  });

  test('fold stored texts and the names of labels again, and leave both of two labels that fold alike', async () => {
    const orm = await open(await freshDatabase('demo'));
    const connection = orm.em.getConnection();
    await connection.execute(
      `update company set search_text = 'l\u2019\u0153uvre', guarded_search_text = 'rock\u2011n\u2011roll'`,
    );
    const label = (name: string) =>
      connection.execute(
        `insert into media_tag (version, created_at, updated_at, search_text, guarded_search_text, radio_id, name, folded_name) select 1, created_at, created_at, '', '', id, ?, ? from radio where id = 1`,
        [name, name],
      );
    for (const name of ['\u00e9t\u00e9', 'ete', 's\u0153ur']) await label(name);
    await orm.migrator.down({ migrations: ['Migration20261128061500_foldedTexts'] });
    await migrate(orm);
    expect(await connection.execute('select distinct search_text, guarded_search_text from company')).toEqual(
      [{ search_text: "l'oeuvre", guarded_search_text: 'rock-n-roll' }],
    );
    const found = isPostgres
      ? `select id from company where search_text like '%l''oeuvre%'`
      : `select rowid as id from company_search where company_search match '"l''oeuvre"'`;
    expect(await connection.execute<unknown[]>(found)).not.toEqual([]);
    expect(
      await connection.execute(`select name, folded_name from media_tag order by id desc limit 3`),
    ).toEqual([
      { name: 's\u0153ur', folded_name: 'soeur' },
      { name: 'ete', folded_name: 'ete' },
      { name: '\u00e9t\u00e9', folded_name: '\u00e9t\u00e9' },
    ]);
  });

  test('give the roles of a station that is older than its chat what a new station gives them', async () => {
    const orm = await open(await freshDatabase('demo'));
    const connection = orm.em.getConnection();
    const rolesNow = async () =>
      (await orm.em.fork().find(Role, {}, { orderBy: { id: 'asc' } })).map(({ id, key, abilities }) => ({
        id,
        key,
        chat: abilities
          .filter(({ subject }) => subject.startsWith('Chat'))
          .map(({ action, subject }) => `${action} ${subject}`)
          .toSorted(),
        others: abilities.filter(({ subject }) => !subject.startsWith('Chat')),
      }));
    const asNew = await rolesNow();
    expect(asNew.filter(({ chat }) => chat.length > 0).length).toBeGreaterThan(5);
    const again = async () => {
      await orm.migrator.down({ migrations: ['Migration20261126100000_chat_abilities'] });
      await migrate(orm);
      return rolesNow();
    };
    const keep = async ({ id }: { id: number }, abilities: unknown) =>
      connection.execute('update "role" set abilities = ? where id = ?', [JSON.stringify(abilities), id]);
    for (const role of asNew) await keep(role, role.others);
    expect(await again()).toEqual(asNew);
    // Where it was decided who has the chat, that stands.
    const given = [{ action: 'read', subject: 'ChatThread' }];
    for (const role of asNew) await keep(role, [...role.others, ...(role.key === 'author' ? given : [])]);
    expect((await again()).filter(({ chat }) => chat.length > 0).map(({ key }) => key)).toEqual(['author']);
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
    // SQLite has one writing process by design: its starts come one after the other.
    if (isPostgres) await Promise.all(orms.map((orm) => migrate(orm)));
    else for (const orm of orms) await migrate(orm);
    const executed = await orms[0]!.em
      .getConnection()
      .execute<unknown[]>('select name from mikro_orm_migrations');
    expect(executed).toHaveLength(orms[0]!.config.get('migrations').migrationsList!.length);
  });
});

describe('the audit table', () => {
  test('refuses changes and deletions, whoever asks', async () => {
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
