import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MetadataStorage } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, type DatabaseConfig } from '../config.ts';
import { Company } from '../domains/platform/organization/companies/company.entity.ts';
import {
  emptyDatabase,
  freshDatabase,
  type TestDatabase,
} from '../../tools/testing/services/testDatabase.ts';
import { withDroppedIndexes, writeMigration } from './writeMigration.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const folder = await mkdtemp(join(tmpdir(), 'regie-migrations-'));
afterAll(() => rm(folder, { recursive: true }));

function configOf({ url, folder: dataFolder, drop }: TestDatabase): DatabaseConfig {
  onTestFinished(drop);
  return readConfig({ DATABASE_URL: url, DATA_DIR: dataFolder }).database;
}

/** The statements of a migration, with double quotes on both engines, so that they can be compared. */
const plain = (statements: readonly string[]) =>
  statements.filter(Boolean).map((statement) => statement.replaceAll('`', '"'));

/** Adds a column to the entity of companies until the end of the test: other test files of this process use the same class. */
function addMotto(): void {
  Property({ type: 'string', default: '' })(Company.prototype, 'motto');
  const path = (Company as unknown as Record<symbol, string>)[MetadataStorage.PATH_SYMBOL]!;
  const { properties } = MetadataStorage.getMetadata(Company.name, path, Company);
  onTestFinished(() => void delete (properties as Record<string, unknown>)['motto']);
}

describe('db:migration', () => {
  test('finds no difference between the migrations and the entities', async () => {
    const written = await writeMigration(configOf(await emptyDatabase()), folder, 'drift');
    expect(written?.diff).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });

  test('refuses a database in use', async () => {
    await expect(writeMigration(configOf(await freshDatabase('none')), folder)).rejects.toThrow(
      'needs an empty database',
    );
  });

  test('writes an added column and nothing else, up and down', async () => {
    addMotto();
    const column = isPostgres ? '"motto" varchar(255)' : 'column "motto" text';
    const written = await writeMigration(configOf(await emptyDatabase()), folder, 'motto');
    expect(plain(written!.diff.up)).toEqual([`alter table "company" add ${column} not null default '';`]);
    expect(plain(written!.diff.down)).toEqual(['alter table "company" drop column "motto";']);
    const [file] = await readdir(folder);
    expect(file).toBe(written!.fileName);
    expect(file).toMatch(/^Migration\d{14}_motto\.ts$/);
    const source = await readFile(join(folder, file!), 'utf8');
    expect(source).toContain(`export class ${file!.slice(0, -3)} extends Migration`);
    expect(source.match(/this\.addSql/g)).toHaveLength(2);
  });

  test('drops the search index of each table with a search text that it creates, on SQLite', () => {
    const dropOf = (table: string) => `    this.addSql(\`drop table if exists \\\`${table}\\\`;\`);\n`;
    const created = `    this.addSql(\`create table \\\`room\\\` (\\\`id\\\` integer, \\\`search_text\\\` text);\`);\n`;
    const plainTable = `    this.addSql(\`create table \\\`room_day\\\` (\\\`id\\\` integer);\`);\n`;
    const down = dropOf('room') + dropOf('room_day');
    expect(withDroppedIndexes(created + plainTable + down)).toBe(
      created + plainTable + dropOf('room_search') + down,
    );
    expect(withDroppedIndexes(plainTable + down)).toBe(plainTable + down);
  });
});
