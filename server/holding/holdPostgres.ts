import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { AlreadyHeld, type Hold } from './hold.ts';

/** Servers hold it together; whoever replaces the database holds it alone. Any number will do, but that of migrations. */
export const serverLock = 726_544;

const pauseMilliseconds = 1000;

/**
 * Holds a PostgreSQL database together with all other servers on it, on a connection of its own. When the line breaks it
 * is held again as soon as the database is back.
 */
export async function holdPostgres(url: string): Promise<Hold> {
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
  const client = new Client({
    connectionString: url,
    application_name: 'regie server',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // A line that breaks ends the client, and that is heard.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1) as held', [
    serverLock,
  ]);
  if (rows[0]?.held) return client;
  await client.end();
  throw new AlreadyHeld('The database is being replaced by a command: start the server when that is done.');
}
