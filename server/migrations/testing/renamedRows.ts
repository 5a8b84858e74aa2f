import { migrate, migrateBack } from '../../commands/migrate.ts';
import type { TableRenames } from '../renames.ts';
import { databaseBefore, insert, nameBefore, namesOf, quote, read } from './olderDatabase.ts';

/** Renamed columns of a table, with values of the former columns. */
export type RenamedTable = TableRenames & { row: Record<string, unknown> };

/**
 * Adds a row to each table, runs a migration that renames columns, and goes back. Returns the rows after the migration with the
 * expected ones, and the rows after the way back with those before the migration.
 */
export async function renameAndGoBack(migration: string, tables: readonly RenamedTable[]) {
  const orm = await databaseBefore(migration);
  const rows = () =>
    Promise.all(tables.map(async ({ table }) => (await read(orm, `select * from ${quote(table)} where id = 7`))[0]!));
  for (const { table, row } of tables) await insert(orm, table, { id: 7, ...row });
  const former = await rows();
  await migrate(orm);
  const renamed = await rows();
  await migrateBack(orm, nameBefore(namesOf(orm), migration));
  const expected = former.map((row, index) => withNewNames(row, tables[index]!));
  return { renamed, expected, restored: await rows(), former };
}

const withNewNames = (row: Record<string, unknown>, { columns = {} }: TableRenames) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]));
