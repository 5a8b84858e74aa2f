import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { sealKey, checkAudit } from '../domains/platform/public.ts';
import type { App } from '../app.ts';
import { serve } from '../serve.ts';
import type { Json } from '../../tools/testing/json.ts';
import { emptyDatabase } from '../../tools/testing/services/testDatabase.ts';

type Finished = (work: () => Promise<void>) => void;

/** Creates an installation for a test: an empty data folder, and a database without tables. Both are deleted when the test ends. */
export async function emptyInstallation(
  env: NodeJS.ProcessEnv = {},
  finished: Finished = onTestFinished,
): Promise<Config> {
  const dataDir = mkdtempSync(join(tmpdir(), 'regie-installation-'));
  const database = await emptyDatabase();
  finished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    SEED: 'none',
    REQUESTS_PER_MINUTE: '0',
    DATA_DIR: dataDir,
    ...(process.env['TEST_DATABASE'] === 'postgresql' && { DATABASE_URL: database.url }),
    ...env,
  });
}

/** Starts the server for a test as `npm start` does. Returns functions that call it as a client. */
export async function serveInstallation(config: Config, finished: Finished = onTestFinished) {
  const app = await serve(config);
  finished(() => app.close());
  return {
    app,
    signIn: (email = 'admin@demo.com', password = 'admin') => signIn(app, email, password),
    graphql: (document: string, token: string, variables: object = {}) =>
      execute(app, document, variables, { authorization: `Bearer ${token}` }),
    /** Requests a file of the library, as a player does. */
    fileOf: async (id: number, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.server.inject({ url: `/media/1/${id}/file`, headers });
      return { status: response.statusCode, bytes: response.rawPayload };
    },
    audit: () => checkAudit(app.shared.database, sealKey(config.secret)),
  };
}

async function execute(app: App, query: string, variables: object, headers: object = {}): Promise<Json> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers },
    payload: { query, variables },
  });
  const { data, errors } = response.json<Json>();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function signIn(app: App, email: string, password: string): Promise<string> {
  const document =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }';
  return (await execute(app, document, { email, password })).signIn.accessToken;
}
