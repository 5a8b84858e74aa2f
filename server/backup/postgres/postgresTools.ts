import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { BackupProblem } from '../backupProblem.ts';

export type PostgresTool = 'pg_dump' | 'pg_restore';

const run = promisify(execFile);

/** Runs a PostgreSQL client program on a database. The password is passed by environment, so that `ps` does not show it. */
export async function runOnPostgres(tool: PostgresTool, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  await runTool(tool, [`--dbname=${address.href}`, '--no-password', ...args], {
    ...process.env,
    ...(password && { PGPASSWORD: password }),
  });
}

/** Runs a PostgreSQL client program and returns its output. Throws `BackupProblem` when it is not installed or fails. */
export async function runTool(
  tool: PostgresTool,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    return (await run(tool, args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { code, stderr, message } = error as Error & { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new BackupProblem(
        `${tool} is not installed. It comes with the clients of PostgreSQL, such as Debian's postgresql-client.`,
      );
    throw new BackupProblem(`${tool} failed: ${stderr?.trim() || message}`);
  }
}

/** Throws `BackupProblem` when the tool is older than the PostgreSQL server. It could not read or restore the database. */
export async function requireTool(tool: PostgresTool, client: Client): Promise<void> {
  const said = await runTool(tool, ['--version']);
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const [major, server] = [Number(/\)\s+(\d+)/.exec(said)?.[1]), Number(rows[0]?.version)];
  if (!(major >= server))
    throw new BackupProblem(
      `${tool} is of PostgreSQL ${major}, and the server of ${server}: install the clients of PostgreSQL ${server} or newer.`,
    );
}
