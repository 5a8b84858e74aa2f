import { expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import { databaseBefore, insert, nameBefore, namesOf, read } from './testing/olderDatabase.ts';

const migration = 'clientCompanies';

test('the migration adds the company to the search texts of clients, and goes back', async () => {
  const orm = await databaseBefore(migration);
  const before = 'jose\njose@example.com';
  const client = { name: 'José', company: 'Éditions Nord', company_email: 'jose@example.com' };
  for (const id of [3, 9]) await insert(orm, 'invoice_client', { ...client, id, search_text: before });
  const searchTexts = async () =>
    (await read(orm, 'select search_text from invoice_client order by id')).map((row) => row['search_text']);
  await migrate(orm);
  const text = 'jose\neditions nord\njose@example.com';
  expect(await searchTexts()).toEqual([text, text]);
  await migrateBack(orm, nameBefore(namesOf(orm), migration));
  expect(await searchTexts()).toEqual([before, before]);
});
