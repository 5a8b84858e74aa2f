import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);
const write = (sql: string) =>
  app.shared.database.transaction(async (transaction) => void (await transaction.run(sql, [])));
const readiness = async () => {
  const { statusCode, json } = await app.server.inject('/readyz');
  return [statusCode, json().status];
};
const companies = async () => {
  const { code, status } = await app.graphql('{ companies { totalItems } }', {}, admin);
  return [status, code];
};
const admin = await app.tokenOf('admin@demo.com');

/** Only on PostgreSQL: a SQLite database has a single process, so no server can run beside a newer version. */
test.skipIf(!isPostgres)(
  'a server that runs on after a newer version dropped a table reports it, and gets no more requests',
  async () => {
    expect(await companies()).toEqual([200, undefined]);
    await write('alter table company rename to business');
    // Without a newer migration, a missing table is a fault of the server's own code.
    expect(await companies()).toEqual([200, 'INTERNAL_SERVER_ERROR']);
    expect(await readiness()).toEqual([200, 'ok']);
    await write(
      `insert into mikro_orm_migrations (name, executed_at) values ('Migration29991231000000_future', now())`,
    );
    expect(await readiness()).toEqual([200, 'ok']);
    expect((await app.graphql('{ viewer { id } }', {}, admin)).errors).toEqual([]);
    expect(await companies()).toEqual([503, 'UNAVAILABLE']);
    expect(await readiness()).toEqual([503, 'outdated']);
  },
);
