import { createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseError } from './away.ts';
import { PostgresDatabase } from './postgresDatabase.ts';
import type { EntityModels } from '../read/model.ts';
import { SqliteDatabase } from './sqliteDatabase.ts';

/** The statements of this test use no entities. */
const noModels = {} as EntityModels;

const away = { extensions: { code: 'UNAVAILABLE' } };

/** Port of this machine that closes every connection at its first data, or on which no server listens. */
async function port(answers: 'hangs up' | 'nobody'): Promise<number> {
  const server = createServer((socket) => void socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: number } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (answers === 'nobody') await close();
  else onTestFinished(async () => void (await close()));
  return number;
}

describe('a database that cannot be reached', () => {
  test.each(['hangs up', 'nobody'] as const)(
    'is reported as unreachable, not as an internal error: %s',
    async (answers) => {
      const pool = new Pool({ host: '127.0.0.1', port: await port(answers), user: 'x', database: 'x' });
      onTestFinished(() => pool.end());
      const database = new PostgresDatabase(noModels, async () => pool);
      await expect(database.rows('select 1', [])).rejects.toMatchObject(away);
      await expect(database.transaction(async () => 'done')).rejects.toMatchObject(away);
    },
  );

  test.each(['/no/such/folder/regie.sqlite', '/'])('is reported for a missing file: %s', async (file) => {
    const deleted = async () => {
      throw Object.assign(new Error('unable to open'), { code: 'SQLITE_CANTOPEN' });
    };
    const database = new SqliteDatabase(file, noModels, {
      connection: deleted,
      queue: () => ({}) as never,
    });
    expect(() => database.rows('select 1', [])).toThrow(expect.objectContaining(away));
    await expect(database.transaction(async () => 'done')).rejects.toMatchObject(away);
  });
});

test('a statement that PostgreSQL cancels for its time is answered as a busy database', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
  });
  expect(databaseError(cancelled)).toMatchObject(away);
});

test('a fault of the work in a transaction stays what it is', async () => {
  const client = {
    query: async () => ({ rows: [] }),
    on: () => client,
    off: () => client,
    release: () => {},
  };
  const database = new PostgresDatabase(noModels, async () => ({ connect: async () => client }) as never);
  const fault = Object.assign(new Error('a file is gone'), { code: 'ENOENT' });
  const work = database.transaction(async () => {
    throw fault;
  });
  await expect(work).rejects.toBe(fault);
});
