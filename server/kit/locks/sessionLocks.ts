import pLimit from 'p-limit';
import { Client } from 'pg';
import { withDatabaseErrors } from '../database/away.ts';

/**
 * Locks of PostgreSQL on one connection of its own: they are free as soon as that ends, however its process ended. It is
 * opened for the first of them.
 */
export class SessionLocks {
  readonly #url: string;
  readonly #onLost: () => void;
  readonly #held = new Set<string>();
  /** One statement after the other, and one connection for all. */
  readonly #turns = pLimit(1);
  #client: Client | undefined;
  #isClosed = false;

  /** Is told when the connection is gone, and all that was held with it. */
  constructor(url: string, onLost: () => void) {
    this.#url = url;
    this.#onLost = onLost;
  }

  /** Whether it could be taken at once. */
  take(name: string): Promise<boolean> {
    return this.#turns(async () => {
      const isTaken = await this.#ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as done', name);
      if (isTaken) this.#held.add(name);
      return isTaken;
    });
  }

  giveBack(name: string): Promise<void> {
    return this.#turns(async () => {
      // What was lost with its connection is nobody's here, and perhaps somebody's elsewhere.
      if (!this.#held.delete(name) || !this.#client) return;
      await this.#ask('select pg_advisory_unlock(hashtextextended($1, 0)) as done', name);
    });
  }

  has(name: string): boolean {
    return this.#held.has(name);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#turns(async () => this.#client?.end().catch(() => undefined));
  }

  async #ask(sql: string, name: string): Promise<boolean> {
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
    // A line that breaks ends the client, and that is heard.
    client.on('error', () => {});
    await client.connect();
    client.once('end', () => this.#lost());
    return client;
  }

  #lost(): void {
    this.#client = undefined;
    this.#held.clear();
    if (!this.#isClosed) this.#onLost();
  }
}
