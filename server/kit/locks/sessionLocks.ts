import pLimit from 'p-limit';
import { Client } from 'pg';
import { withDatabaseErrors } from '../database/away.ts';

/**
 * Advisory locks of PostgreSQL on a separate connection, which opens at first use. They are released as soon as the connection
 * ends, even when the process was killed.
 */
export class SessionLocks {
  readonly #url: string;
  readonly #onLost: () => void;
  readonly #lockNames = new Set<string>();
  /** Runs one statement at a time on the connection. */
  readonly #turns = pLimit(1);
  #client: Client | undefined;
  #isClosed = false;

  /** `onLost` is called when the connection is lost, and with it all locks. */
  constructor(url: string, onLost: () => void) {
    this.#url = url;
    this.#onLost = onLost;
  }

  /** Tries to acquire a lock without waiting. Returns true on success. */
  take(name: string): Promise<boolean> {
    return this.#turns(async () => {
      const isTaken = await this.#query('select pg_try_advisory_lock(hashtextextended($1, 0)) as done', name);
      if (isTaken) this.#lockNames.add(name);
      return isTaken;
    });
  }

  giveBack(name: string): Promise<void> {
    return this.#turns(async () => {
      // A lock that was lost with its connection may belong to another process now.
      if (!this.#lockNames.delete(name) || !this.#client) return;
      await this.#query('select pg_advisory_unlock(hashtextextended($1, 0)) as done', name);
    });
  }

  has(name: string): boolean {
    return this.#lockNames.has(name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#turns(async () => this.#client?.end().catch(() => undefined));
  }

  async #query(sql: string, name: string): Promise<boolean> {
    const client = (this.#client ??= await withDatabaseErrors(this.#connect()));
    const { rows } = await withDatabaseErrors(client.query<{ done: boolean }>(sql, [name]));
    return rows[0]!.done;
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'regie locks',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      statement_timeout: 5000,
    });
    // A broken connection ends the client, which the `end` event reports.
    client.on('error', () => {});
    await client.connect();
    client.once('end', () => this.#lost());
    return client;
  }

  #lost(): void {
    this.#client = undefined;
    this.#lockNames.clear();
    if (!this.#isClosed) this.#onLost();
  }
}
