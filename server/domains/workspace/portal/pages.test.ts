import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { pages, screens } from './pages.generated.ts';
import { searchedLists } from './search/searchedLists.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'bookkeeper', 'read Invoice');
const admin = await app.tokenOf('admin@demo.com');

const query = '{ pages { id target link title titleKey icon isBookmarked } }';
const targetsOf = ({ data }: { data: Json }) => data.pages.map(({ target }: Json) => target as string);

describe('the pages of the portal', () => {
  test('are for the signed in', async () => {
    expect((await app.graphql(query)).code).toBe('UNAUTHENTICATED');
  });

  test('are those that the viewer may see, as the menu has them', async () => {
    expect(targetsOf(await app.graphql(query, {}, admin))).toEqual(pages.map(({ target }) => target));
    const seen = targetsOf(await app.graphql(query, {}, await app.as('bookkeeper')));
    expect(seen).toEqual(expect.arrayContaining(['dashboard', 'invoices', 'access']));
    expect(seen).not.toContain('users/list');
    expect(targetsOf(await app.graphql(query, {}, await app.tokenOf('client@demo.com')))).not.toContain(
      'invoices',
    );
  });

  test('for changing things are hidden while the portal is viewed as a role', async () => {
    const [row] = await app.shared.database.rows("select id from role where key = 'admin'", []);
    const seen = targetsOf(await app.graphql(query, {}, admin, { 'x-view-as': String(row![0]) }));
    expect(seen).toContain('users/list');
    expect(seen).not.toContain('radios');
  });

  test('have a number and a name of their own, an address, a title and an icon', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(new Set(pages.map(({ target }) => target)).size).toBe(pages.length);
    for (const { target, link, title, icon } of pages) {
      expect(link).toBe(`/admin/${target}`);
      expect(link).not.toContain(':');
      expect(title).toMatch(/^\p{Lu}/u);
      expect(icon).toMatch(/^[a-z][a-z\d]*(-[a-z\d]+)*$/);
    }
  });

  test('are listed below the number for the next entry', () => {
    const source = readFileSync(join(import.meta.dirname, 'pages.generated.ts'), 'utf8');
    const next = Math.max(...pages.map(({ id }) => id)) + 1;
    expect(source).toContain(`// Number for the next entry: ${next}.\n`);
  });
});

test('what the search finds leads to screens that exist', () => {
  const lists = searchedLists(app.schema);
  expect(lists.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Invoice', 'User', 'Employee', 'Company', 'Product', 'TeamMember', 'Radio']),
  );
  const named = lists.flatMap(({ found }) => [found.list, ...(found.record ? [found.record] : [])]);
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(named));
});
