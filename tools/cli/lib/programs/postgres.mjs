// Starts a PostgreSQL server for the tests, with the machine's own binaries. Its data is in a temporary folder, deleted at the
// end.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryFolder } from './memoryFolder.mjs';

const debianHome = '/usr/lib/postgresql';

/** The folder with initdb and postgres of the newest version; undefined when there is none. */
export function findPostgres() {
  const versions = existsSync(debianHome)
    ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debianHome, version, 'bin')),
    ...process.env.PATH.split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The PostgreSQL URL in DATABASE_URL; undefined when it is unset or names another database. */
export function givenPostgres() {
  const url = process.env.DATABASE_URL;
  return url && /^postgres(ql)?:/.test(url) ? url : undefined;
}

/** Starts a new PostgreSQL server. Returns the URL for its administrator, and a function that stops and removes it. */
export async function startPostgres() {
  const binaries = findPostgres();
  if (!binaries) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql.');
  const folder = mkdtempSync(join(memoryFolder(), 'regie-pg-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const server = {
    data: join(folder, 'data'),
    folder,
    port: await freePort(),
    password: randomBytes(16).toString('hex'),
  };
  try {
    createCluster(binaries, server, account);
    const stop = await launch(binaries, server, account);
    const url = `postgresql://regie:${server.password}@127.0.0.1:${server.port}/postgres`;
    return { url, stop };
  } catch (error) {
    remove(folder);
    throw error;
  }
}

// The account that runs PostgreSQL, because PostgreSQL refuses to run as root; undefined when this process is not root.
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (user, which) =>
    Number(execFileSync('id', [which, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // The account does not exist: try the next.
    }
  }
  throw new Error('PostgreSQL cannot run as root: create the account postgres or nobody.');
}

// C.UTF-8 sorts by code point, as SQLite does, and knows upper and lower case of every letter.
function createCluster(binaries, { data, folder, password }, account) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = ['-D', data, '-U', 'regie', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const shape = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  execFileSync(join(binaries, 'initdb'), [...args, ...shape], { ...account, cwd: folder, stdio: 'pipe' });
  rmSync(passwordFile);
}

async function launch(binaries, { data, folder, port }, account) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: 200,
    shared_buffers: '128MB',
    log_min_messages: 'fatal',
    log_min_error_statement: 'fatal',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [...endingWithUs(), join(binaries, 'postgres'), '-D', data, '-p', String(port), ...options];
  const child = spawn(command[0], command.slice(1), {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => (log += chunk));
  const ended = new Promise((done) => child.once('close', done));
  const killAtExit = () => {
    child.kill('SIGKILL');
    remove(folder);
  };
  process.once('exit', killAtExit);
  await untilReady(data, child, () => log);
  return async () => {
    process.off('exit', killAtExit);
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to disconnect.
    child.kill('SIGINT');
    await ended;
    remove(folder);
  };
}

// Retries, because a server that was killed may still be writing.
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });

// With setpriv, the kernel stops PostgreSQL even when this process is killed and cannot do it.
function endingWithUs() {
  return existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'INT', '--'] : [];
}

/**
 * Waits until PostgreSQL has written "ready" into the eighth line of its pid file, as pg_ctl does. A connection would prove
 * nothing: while the server starts, it already accepts connections, and refuses each of them.
 */
async function untilReady(data, child, log) {
  const deadline = Date.now() + 120_000;
  while (!isReady(data)) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start.\n${log()}`);
    await pause(50);
  }
}

function isReady(data) {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
