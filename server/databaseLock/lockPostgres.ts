import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DatabaseInUse, type DatabaseLock } from './databaseLock.ts';

/** Servers hold it together; whoever replaces the database holds it alone. Any number will do, but that of migrations. */
export const serverLock = 726_544;

const pauseMilliseconds = 1000;

/**
 * Holds a PostgreSQL database together with all other servers on it, on a connection of its own. When the line breaks it
 * is held again as soon as the database is back.
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
  throw new DatabaseInUse('The database is being replaced by a command: start the server when that is done.');
}

/** Whether the connection holds the database with all servers from now on, and not somebody else alone. */
export const lockShared = (client: Client): Promise<boolean> => lock(client, 'pg_try_advisory_lock_shared');

/**
 * Holds a PostgreSQL database alone, for whoever replaces it, on the connection that works there: when its line breaks,
 * the work fails with it.
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
  throw new DatabaseInUse(`The database is held by ${rows[0]?.count} servers or commands: stop them first.`);
}

async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // A line that breaks ends the client, and that is heard.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function lock(
  client: Client,
  how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select ${how}($1) as held`, [serverLock]);
  return rows[0]?.held === true;
}
