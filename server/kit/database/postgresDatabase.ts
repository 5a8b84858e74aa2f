import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database, RawRow, SqlValue } from './database.ts';

/** Reads on MikroORM's pool, as named statements so that the server plans each text once per connection. */
export class PostgresDatabase implements Database {
  readonly engine = 'postgresql';
  readonly #pool: () => Promise<Pool>;
  readonly #statements = new Map<string, { name: string; text: string }>();
  readonly #lateralTexts = new Map<string, string>();

  constructor(pool: () => Promise<Pool>) {
    this.#pool = pool;
  }

  async rows(sql: string, values: readonly SqlValue[]): Promise<RawRow[]> {
    const pool = await this.#pool();
    const query = { ...this.#prepared(sql), values: [...values], rowMode: 'array' as const };
    return (await pool.query<RawRow>(query)).rows;
  }

  async rowsOfEach(sql: string, parentIds: readonly number[], values: readonly SqlValue[]): Promise<RawRow[][]> {
    const rows = await this.rows(this.#lateral(sql), [parentIds, ...values]);
    const byParent = new Map<number, RawRow[]>(parentIds.map(id => [id, []]));
    for (const [parentId, ...row] of rows) byParent.get(parentId as number)?.push(row);
    return parentIds.map(id => byParent.get(id) ?? []);
  }

  async close(): Promise<void> {
    // The pool belongs to MikroORM, which closes it.
  }

  #lateral(sql: string) {
    let text = this.#lateralTexts.get(sql);
    if (!text) {
      const perParent = sql.replace('?', 'parent.id');
      text = `select parent.id, child.* from unnest(?::int[]) with ordinality as parent(id, place) cross join lateral (${perParent}) as child order by parent.place`;
      this.#lateralTexts.set(sql, text);
    }
    return text;
  }

  /** The text with PostgreSQL's placeholders, under a name that stays the same. */
  #prepared(sql: string) {
    let statement = this.#statements.get(sql);
    if (!statement) {
      let count = 0;
      const text = sql.replaceAll('?', () => `$${++count}`);
      statement = { name: createHash('sha1').update(text).digest('base64url'), text };
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
