import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseInUse, type DatabaseLock } from './databaseLock.ts';

/**
 * Advisory lock id: shared by servers, exclusive for commands that replace the database. Must differ from that of migrations.
 */
export const serverLock = 726_544;

const pauseMilliseconds = 1000;

/**
 * Locks a PostgreSQL database on a separate connection. Other servers may share the lock. A broken connection is replaced as soon
 * as the database is available again.
 */
export async function lockPostgres(url: string): Promise<DatabaseLock> {
  let isReleased = false;
  let client = await connectAndLock(url);
  watch();
  return {
    release: async () => {
      isReleased = true;
      await client.end().catch(() => undefined);
    },
  };

  function watch(): void {
    client.once('end', () => void again());
  }

  async function again(): Promise<void> {
    for (;;) {
      if (isReleased) return;
      try {
        client = await connectAndLock(url);
        watch();
        if (isReleased) await client.end();
        return;
      } catch {
        await setTimeout(pauseMilliseconds, undefined, { ref: false });
      }
    }
  }
}

async function connectAndLock(url: string): Promise<Client> {
  const client = await connect(url, 'regie server');
  if (await lockShared(client)) return client;
  await client.end();
  throw new DatabaseInUse(
    'The database is being replaced by a command: start the server when the command is done.',
  );
}

/** Acquires the shared lock on this connection; false when a command has it exclusively. */
export const lockShared = (client: Client): Promise<boolean> => lock(client, 'pg_try_advisory_lock_shared');

/**
 * Locks a PostgreSQL database exclusively. The lock is on the connection that the command uses: when it breaks, the command
 * fails.
 */
export async function lockPostgresExclusively(url: string): Promise<DatabaseLock & { client: Client }> {
  const client = await connect(url, 'regie command');
  if (await lock(client, 'pg_try_advisory_lock')) return { client, release: () => client.end() };
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
      where locktype = 'advisory' and objid = $1 and granted
        and database = (select oid from pg_database where datname = current_database())`,
    [serverLock],
  );
  await client.end();
  throw new DatabaseInUse(
    `The database is in use by ${rows[0]?.count} servers or commands: stop them first.`,
  );
}

async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken connection ends the client, which the `end` event reports.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function lock(
  client: Client,
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`select ${how}($1) as locked`, [serverLock]);
  return rows[0]?.locked === true;
}
