// Processes of the built server, as `npm start` starts them, and what people do with them without a browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePorts } from '../../../server/kit/network/freePorts.ts';
import { patience } from '../../../server/testing/patience.ts';
import { cleanEnvironment, projectFolder } from './product.ts';

export interface ServerProcess {
  /** Where it listens, without a slash at the end. */
  url: string;
  process: ChildProcess;
}

/** Starts a server and waits until it is ready; it ends with the test. */
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
  /** When it has ended: its exit code, null after a signal, and all that it said. */
  ended: Promise<{ code: number | null; said: string }>;
  /** What it said until now. */
  said: () => string;
}

/** Runs a program of the built server, such as `commands/backup.js`, or `main.js`. */
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

/** Signs the administrator of the demo in. */
export const tokenOf = async (url: string) => {
  const { signIn } = (await callerOf(url)(
    'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
  )) as { signIn: { accessToken: string } };
  return signIn.accessToken;
};

/** Asks the product; undefined where nobody can tell whether it was done, as when its process is killed meanwhile. */
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
