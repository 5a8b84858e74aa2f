import { describe, expect, test } from 'vitest';
import { testsOfPostgres } from './engines.ts';

const usual = testsOfPostgres({ onlyQuick: false });
const quick = testsOfPostgres({ onlyQuick: true });

describe('PostgreSQL runs', () => {
  test.each([
    ['the kit', 'kit/list/findPage.test.ts'],
    ['the matrix of radios', 'testing/matrix/radios.test.ts'],
    ['the lists', 'testing/lists/lists.test.ts'],
    ['the migrations', 'commands/migrate.test.ts'],
    ['migrations of data', 'migrations/blogIntoWebsite.test.ts'],
    ['the comparison of migrations and entities', 'commands/writeMigration.test.ts'],
    ['several processes', 'domains/library/severalProcesses.test.ts'],
    ['tests of a module with SQL text', 'databaseLock/lockDatabase.test.ts'],
  ])('%s', (_, file) => expect(usual).toContain(file));

  test.each([
    ['what opens no database', 'kit/csv.test.ts'],
    ['what has no SQL of its own', 'rest/invoices/invoices.test.ts'],
    ['what is only near to queries of the kit', 'domains/library/playlists/playlists.test.ts'],
    ['actions that are called like statements', 'domains/website/contents/pictures/contentPictures.test.ts'],
  ])('not %s', (_, file) => expect(usual).not.toContain(file));
});

describe('PostgreSQL runs in the quick tier', () => {
  test.each(['commands/migrate.test.ts', 'testing/queries/queries.test.ts', 'testing/lists/lists.test.ts'])(
    '%s',
    (file) => expect(quick).toContain(file),
  );

  test('nothing else', () => {
    expect(quick.filter((file) => !/^commands\/migrate|^testing\/(?:queries|lists)\//.test(file))).toEqual(
      [],
    );
  });
});
