import { describe, expect, test } from 'vitest';
import { testsOfPostgres } from './engines.ts';

const files = testsOfPostgres();

describe('PostgreSQL runs', () => {
  test.each([
    ['the kit', 'kit/list/findPage.test.ts'],
    ['the matrix of radios', 'testing/matrix/radios.test.ts'],
    ['the migrations', 'commands/migrate.test.ts'],
    ['what stands beside SQL', 'domains/multimedia/playlists/playlists.test.ts'],
    ['what is nearest to SQL in a folder without tests of it', 'domains/accounts/account.resolver.test.ts'],
  ])('%s', (_, file) => expect(files).toContain(file));

  test.each([
    ['what meets no database', 'kit/csv.test.ts'],
    ['what has no SQL of its own', 'rest/invoices/invoices.test.ts'],
  ])('not %s', (_, file) => expect(files).not.toContain(file));
});
