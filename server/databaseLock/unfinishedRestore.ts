import { existsSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { DatabaseConfig } from '../config.ts';

/** Marks an unfinished restore: a file beside a SQLite file, or a table in a PostgreSQL database. */
export const restoreNote = {
  ofSqlite: (location: string) => `${location}.restoring`,
  tableOfPostgres: 'unfinished_restore',
} as const;

/** Throws when a restore was not finished. The database and the files may then be partly old and partly new. */
export async function refuseUnfinishedRestore({ engine, location }: DatabaseConfig): Promise<void> {
  const note = engine === 'sqlite' ? restoreNotePath(location) : await noteInPostgres(location);
  if (note !== undefined)
    throw new Error(
      `A restore was not finished here (${note}). Run it again: npm run restore -- FILE --replace`,
    );
}

function restoreNotePath(location: string): string | undefined {
  const path = restoreNote.ofSqlite(location);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

async function noteInPostgres(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return await noteIn(client);
  } finally {
    await client.end();
  }
}

/** Reads the note about an unfinished restore from a PostgreSQL database; undefined without one. */
export async function noteIn(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ table: string | null }>('select to_regclass($1)::text as table', [
    `public.${restoreNote.tableOfPostgres}`,
  ]);
  if (!rows[0]?.table) return undefined;
  const notes = await client.query<{ text: string }>(
    `select text from public.${restoreNote.tableOfPostgres}`,
  );
  return notes.rows[0]?.text ?? 'begun';
}
