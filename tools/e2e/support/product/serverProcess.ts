// Processes of the built server, as started by `npm start`, and API requests to them without a browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePorts } from '../../../../server/kit/network/freePorts.ts';
import { patience } from '../../../testing/running/patience.ts';
import { cleanEnvironment, projectFolder } from './product.ts';

export interface ServerProcess {
  /** Base address, without a trailing slash. */
  url: string;
  process: ChildProcess;
}

/** Starts a server and waits until it is ready; stops it when the test ends. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = await freePorts();
  const { process } = runProgram('main.js', [], { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 * patience }).toBe(true);
  return { url, process };
}

export interface Command {
  process: ChildProcess;
  /** Resolves when the process has ended, with its exit code and its output. The code is null after a signal. */
  ended: Promise<{ code: number | null; said: string }>;
  /** Returns the output so far. */
  said: () => string;
}

/** Runs a program of the built server, and kills it when the test ends. Examples are `commands/backup.js` and `main.js`. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const child = spawn(process.execPath, [join(projectFolder, 'dist/server', program), ...args], {
    cwd: projectFolder,
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { process: child, ended, said: () => said };
}

/** Signs in as the demo administrator and returns the access token. */
export const tokenOf = async (url: string) => {
  const { signIn } = (await callerOf(url)(
    'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
  )) as { signIn: { accessToken: string } };
  return signIn.accessToken;
};

/**
 * Returns a function that sends API requests. Its result is undefined when the server may or may not have executed the request, for
 * example because the process was killed.
 */
export function callerOf(url: string, token?: string) {
  const call = async (query: string, variables = {}): Promise<Record<string, unknown> | undefined> => {
    try {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-radio': '1',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      return ((await answer.json()) as { data?: Record<string, unknown> }).data;
    } catch {
      return undefined;
    }
  };
  return Object.assign(call, { token: token ?? '' });
}
