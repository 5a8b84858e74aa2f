import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../server/commands/migrate.ts';
import { openOrm } from '../../../server/orm.ts';
import { seedDemo } from '../../../server/seed.ts';
import type { DatabaseConfig } from '../../../server/config.ts';

export interface TestDatabase {
  url: string;
  /** Folder for all other files of the application. */
  folder: string;
  drop: () => Promise<void>;
}

type Seed = 'demo' | 'none';

const onPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const templates = new Map<Seed, Promise<string>>();
let count = 0;

/** Creates a database for a test: a copy of one that this process has migrated and filled once. */
export async function freshDatabase(seed: Seed): Promise<TestDatabase> {
  const template = await (templates.get(seed) ?? remember(seed));
  const folder = mkdtempSync(join(memoryFolder, 'regie-test-'));
  return onPostgres ? postgresCopy(template, folder) : sqliteCopy(template, folder);
}

/** Creates a database without tables for a test. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(memoryFolder, 'regie-test-'));
  if (onPostgres) return postgresCopy('template0', folder);
  const file = join(folder, 'test.sqlite');
  return {
    url: `sqlite:${file}`,
    folder,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function remember(seed: Seed): Promise<string> {
  const made = makeTemplate(seed);
  templates.set(seed, made);
  return made;
}

function sqliteCopy(template: string, folder: string): TestDatabase {
  const file = join(folder, 'test.sqlite');
  copyFileSync(template, file);
  return {
    url: `sqlite:${file}`,
    folder,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresCopy(template: string, folder: string): Promise<TestDatabase> {
  const name = `regie_test_${process.pid}_${++count}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const drop = async () => {
    await administer(`drop database ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: urlOf(name), folder, drop };
}

async function makeTemplate(seed: Seed): Promise<string> {
  if (!onPostgres) {
    const folder = mkdtempSync(join(memoryFolder, 'regie-template-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, `${seed}.sqlite`);
    await fillDatabase({ engine: 'sqlite', location: file }, seed);
    return file;
  }
  const name = `regie_template_${process.pid}_${seed}`;
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name}`);
  await fillDatabase({ engine: 'postgresql', location: urlOf(name) }, seed);
  return name;
}

/** Creates the tables of a database without tables, and inserts the demo data unless `seed` is `none`. */
export async function fillDatabase(config: DatabaseConfig, seed: Seed): Promise<void> {
  const orm = await openOrm(config, { synchronous: 'OFF' });
  await migrate(orm);
  if (seed === 'demo') await seedDemo(orm);
  if (config.engine === 'sqlite') await orm.em.getConnection().execute('pragma wal_checkpoint(truncate)');
  await orm.close(true);
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.pathname = `/${database}`;
  return url.href;
}
