// Services that several processes of the product share, and the proxy in front of them.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findHaproxy } from '../../../cli/lib/programs/haproxy.mjs';
import { freePorts } from '../../../../server/kit/network/freePorts.ts';

export interface Several {
  /** Connection URL of a PostgreSQL user who may create databases. */
  administratorUrl: string;
  /** Template database with the sample data. */
  sampleDatabase: string;
  redisUrl: string;
}

export interface CopiedDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a PostgreSQL database for a test, as a copy of the one with the demo data. */
export const copySample = ({ administratorUrl, sampleDatabase }: Several): Promise<CopiedDatabase> =>
  makeDatabase(administratorUrl, sampleDatabase);

/** Creates a PostgreSQL database without tables for a test. */
export const emptyDatabase = ({ administratorUrl }: Several): Promise<CopiedDatabase> =>
  makeDatabase(administratorUrl, 'template1');

async function makeDatabase(administratorUrl: string, template: string): Promise<CopiedDatabase> {
  const name = `walk_${randomBytes(6).toString('hex')}`;
  await asAdministrator(administratorUrl, `create database ${name} template ${template}`);
  return {
    url: administratorUrl.replace(/\/postgres$/, `/${name}`),
    drop: () => asAdministrator(administratorUrl, `drop database ${name} with (force)`),
  };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an HAProxy. It sends each request to a random one of the addresses that report readiness. */
export async function startProxy(addresses: readonly string[]): Promise<Proxy> {
  const port = await freePorts();
  const folder = mkdtempSync(join(tmpdir(), 'regie-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, addresses));
  const proxy = spawn(findHaproxy() ?? 'haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await untilServing(url, proxy, () => said);
  return {
    url,
    stop: async () => {
      if (proxy.kill('SIGKILL')) await once(proxy, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (port: number, addresses: readonly string[]) => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 5s
  timeout client 5m
  timeout server 5m
  timeout tunnel 1h
  option forwardfor
  option redispatch
  retries 3
frontend portal
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance random
  option httpchk GET /readyz
${addresses.map((address, index) => `  server process${index} ${address.replace('http://', '')} check inter 500ms`).join('\n')}
`;

async function untilServing(url: string, proxy: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (proxy.exitCode !== null) break;
    const isServing = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await pause(50);
  }
  throw new Error(`The proxy does not serve.\n${said()}`);
}
