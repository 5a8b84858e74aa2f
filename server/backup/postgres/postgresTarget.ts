import type { Client } from 'pg';
import { lockPostgresExclusively } from '../../databaseLock/lockPostgres.ts';
import { noteIn, restoreNote } from '../../databaseLock/unfinishedRestore.ts';
import type { DatabaseTarget } from '../databaseTarget.ts';
import { requireTool, runOnPostgres, runTool } from './postgresTools.ts';

const note = restoreNote.tableOfPostgres;

/** A PostgreSQL database to restore to. Replaces its schema `public`, except for the objects of extensions. */
export async function postgresTarget(url: string): Promise<DatabaseTarget> {
  const { client, release } = await lockPostgresExclusively(url);
  return {
    isEmpty: async () =>
      (await noteIn(client)) === undefined && (await statementsThatDrop(client)).length === 0,
    check: async (path) => {
      await requireTool('pg_restore', client);
      await runTool('pg_restore', ['--list', path]);
    },
    mark: async (text) => {
      await client.query(`create table if not exists public.${note} (text text not null)`);
      await client.query(`delete from public.${note}`);
      await client.query(`insert into public.${note} values ($1)`, [text]);
    },
    replaceBy: async (path) => {
      await client.query('begin');
      for (const statement of await statementsThatDrop(client)) await client.query(statement);
      await client.query('commit');
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
      await runOnPostgres('pg_restore', url, [...args, path]);
      // A dump contains no statistics for the query planner.
      await client.query('analyze');
    },
    unmark: async () => void (await client.query(`drop table public.${note}`)),
    release,
  };
}

/**
 * Returns a DROP statement for each table, sequence, view, function and type of the schema `public`. Those of extensions and the mark of
 * the restore are excluded.
 */
async function statementsThatDrop(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists public.%I cascade',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end, relname) as statement
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relname <> $1
        and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('drop type if exists public.%I cascade', typname)
      from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
        and not exists (select 1 from pg_depend where objid = pg_type.oid and deptype = 'e')`,
    [note],
  );
  return rows.map(({ statement }) => statement);
}
