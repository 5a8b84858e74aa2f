// From a fresh copy of the project to a signed-in API client, with only `npm start`.
// @module-tag tools/cli
// @module-tag server/databaseLock
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { install } from '../cli/lib/install.mjs';
import { projectFolder, startProduct, type Product } from './support/product/product.ts';
import { runProgram } from './support/product/serverProcess.ts';

const clone = mkdtempSync(join(tmpdir(), 'regie-clone-'));
const dataFolder = join(clone, 'data');

// Reuses the installed packages: installing them again takes half a minute and the network, and continuous integration
// already installs them on its fresh clone.
beforeAll(async () => {
  await install();
  for (const file of projectFiles()) cpSync(join(projectFolder, file), join(clone, file));
  symlinkSync(join(projectFolder, 'node_modules'), join(clone, 'node_modules'), 'dir');
});

afterAll(() => rmSync(clone, { recursive: true, force: true }));

function projectFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
  });
  return list
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(projectFolder, file)));
}

it('npm start builds, migrates, seeds and serves a fresh clone, where the demo administrator can sign in', async () => {
  const product = await startProduct({ folder: clone, dataFolder, patienceSeconds: 240 });
  try {
    console.log(`first start: ready after ${product.secondsToReady.toFixed(1)} s`);
    expect(product.output()).toContain(product.url);
    expect(product.output()).toContain('admin@demo.com');
    const [website] = /http\S+\/site\/\S+/.exec(product.output())!;
    expect(await (await fetch(website)).text()).toContain('Radio Horizon');
    expect((await fetch(`${product.url}/livez`)).status).toBe(200);
    expect(await numberOfInvoices(product)).toBe(50);
    expect(await titleOf(product)).toMatch(/Regie/);
  } finally {
    expect(await product.stop()).toBe(0);
  }
});

it('a second start reuses what the first one built', async () => {
  const product = await startProduct({ folder: clone, dataFolder });
  try {
    console.log(`second start: ready after ${product.secondsToReady.toFixed(1)} s`);
    expect(product.output()).not.toMatch(/built|installed/);
    expect(await numberOfInvoices(product)).toBe(50);
  } finally {
    expect(await product.stop()).toBe(0);
  }
});

it('a start in the data folder of a running one is refused, and the player of the running one continues', async () => {
  const env = { DEMO_SERVICES: 'run' };
  const first = await startProduct({ folder: clone, dataFolder, env });
  let serverPid = 0;
  try {
    await expect.poll(playerPid).toBeGreaterThan(0);
    const player = playerPid();
    // With another database, the data folder is still in use by the running server.
    const otherDatabase = { ...env, DATABASE_URL: `sqlite:${join(clone, 'other.sqlite')}` };
    const refusal = await outputOf(startProduct({ folder: clone, dataFolder, env: otherDatabase }));
    expect(refusal).toContain('Stop that process first, or start this one with another folder and port');
    expect(refusal).not.toMatch(/^\s+at /m);
    serverPid = Number(/in use by the process (\d+) on/.exec(refusal)?.[1]);
    expect(serverPid).toBeGreaterThan(0);
    expect(playerPid()).toBe(player);
    expect(() => process.kill(player, 0)).not.toThrow();
    expect((await fetch(`${first.url}/livez`)).status).toBe(200);
    process.kill(serverPid, 'SIGKILL');
  } finally {
    await first.stop();
  }
  // The lock of a killed server does not block the next start.
  const next = await startProduct({ folder: clone, dataFolder, env });
  expect(await next.stop()).toBe(0);
});

it('a start on a port that is in use fails with one sentence', async () => {
  const occupant = createServer().listen(0);
  onTestFinished(() => void occupant.close());
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const { ended } = runProgram('main.js', [], { PORT: String(port), DATA_DIR: join(clone, 'taken') });
  expect(await ended).toEqual({
    code: 1,
    said: expect.stringContaining(
      `Another program already listens on port ${port}. Stop that program, or set PORT to a free port.`,
    ),
  });
  expect((await ended).said).not.toMatch(/^\s+at |Error/m);
});

/** Process id of the demo station's player; 0 until it has started. */
function playerPid(): number {
  const file = join(dataFolder, 'station', 'player.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** Returns the output of a rejected start, from its error message. */
const outputOf = (start: Promise<Product>): Promise<string> =>
  start.then(
    async (product) => `Not refused; ended with ${await product.stop()}.`,
    (error: Error) => error.message,
  );

async function numberOfInvoices(product: Product): Promise<number> {
  const signIn = await execute<{ signIn: { accessToken: string } }>(
    product,
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { accessToken } }',
    { email: 'admin@demo.com', password: 'admin' },
  );
  const list = await execute<{ invoices: { totalItems: number } }>(
    product,
    'query { invoices { totalItems } }',
    {},
    { authorization: `Bearer ${signIn.signIn.accessToken}` },
  );
  return list.invoices.totalItems;
}

async function execute<Data>(
  product: Product,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function titleOf(product: Product): Promise<string> {
  const page = await (await fetch(product.url)).text();
  return /<title>(.*)<\/title>/.exec(page)?.[1] ?? '';
}
