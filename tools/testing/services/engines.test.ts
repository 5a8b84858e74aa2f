import { describe, expect, test } from 'vitest';
import { testsOfPostgres } from './engines.ts';

const usual = testsOfPostgres({ onlyQuick: false });
const quick = testsOfPostgres({ onlyQuick: true });

describe('PostgreSQL runs', () => {
  test.each([
    ['the kit', 'server/kit/list/findPage.test.ts'],
    ['the matrix of radios', 'tools/testing/matrix/radios.test.ts'],
    ['the lists', 'tools/testing/lists/lists.test.ts'],
    ['the migrations', 'server/commands/migrate.test.ts'],
    ['migrations of data', 'server/migrations/blogIntoWebsite.test.ts'],
    ['the comparison of migrations and entities', 'server/commands/writeMigration.test.ts'],
    ['several processes', 'server/domains/library/severalProcesses.test.ts'],
    ['tests of a module with SQL text', 'server/databaseLock/lockDatabase.test.ts'],
  ])('%s', (_, file) => expect(usual).toContain(file));

  test.each([
    ['what opens no database', 'server/kit/csv.test.ts'],
    ['what has no SQL of its own', 'server/transport/rest/invoices/invoices.test.ts'],
    ['what is only near to queries of the kit', 'server/domains/library/playlists/playlists.test.ts'],
    [
      'actions that are called like statements',
      'server/domains/website/contents/pictures/contentPictures.test.ts',
    ],
  ])('not %s', (_, file) => expect(usual).not.toContain(file));
});

describe('PostgreSQL runs in the quick tier', () => {
  test.each([
    'server/commands/migrate.test.ts',
    'tools/testing/queries/queries.test.ts',
    'tools/testing/lists/lists.test.ts',
  ])('%s', (file) => expect(quick).toContain(file));

  test('nothing else', () => {
    expect(
      quick.filter((file) => !/^server\/commands\/migrate|^tools\/testing\/(?:queries|lists)\//.test(file)),
    ).toEqual([]);
  });
});
