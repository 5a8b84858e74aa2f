import { describe, expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import { standardGrants } from '../domains/index.ts';
import { seedPermissions } from '../domains/platform/public.ts';
import type { Orm } from '../orm.ts';
import { databaseBefore, insert, nameBefore, namesOf, read } from './testing/olderDatabase.ts';

const migration = 'websiteRights';

type Roles = Record<string, string[]>;

const abilityOf = (text: string) => {
  const [action, subject, condition] = text.split(' ');
  return { action, subject, ...(condition && { condition }) };
};

async function addRoles(orm: Orm, roles: Roles, columns: Record<string, unknown> = {}): Promise<void> {
  for (const [key, abilities] of Object.entries(roles))
    await insert(orm, 'role', { key, name: key, abilities: JSON.stringify(abilities.map(abilityOf)), ...columns });
}

/** Rights of all roles by key, such as `read Banner`, sorted and without duplicates. */
async function rightsOf(orm: Orm): Promise<Roles> {
  const roles = await read(orm, 'select key, abilities from role order by id');
  return Object.fromEntries(
    roles.map(({ key, abilities }) => {
      const grants = (typeof abilities === 'string' ? JSON.parse(abilities) : abilities) as Array<
        Record<string, string | null>
      >;
      const texts = grants.map(({ action, subject, condition }) =>
        [action, subject, ...(condition ? [condition] : [])].join(' '),
      );
      return [key, [...new Set(texts)].sort()];
    }),
  );
}

const ofWebsite = /\b(Content|Topic|Website|Banner|Redirect|WebComment|WebCommentEmail)\b/;
const onWebsite = (roles: Roles): Roles =>
  Object.fromEntries(Object.entries(roles).map(([key, rights]) => [key, rights.filter((right) => ofWebsite.test(right))]));

/** Rights of the standard roles of version 0.1.0 on the blog. */
const reading = ['read BlogPost', 'read BlogComment', 'create BlogComment'];
const standard: Roles = {
  admin: ['manage all'],
  manager: reading,
  maintainer: reading,
  editor: [...reading, 'manage BlogPost', 'manage BlogComment'],
  author: [...reading, 'create BlogPost', 'update BlogPost', 'delete BlogPost'],
  user: reading,
  support: reading,
  'restricted-user': reading,
  subscriber: [],
};

describe('the migration of rights on the website', () => {
  test('gives standard roles of version 0.1.0 the rights of a new installation', async () => {
    const orm = await databaseBefore('blogIntoWebsite');
    await addRoles(orm, standard);
    await migrate(orm);
    const rights = onWebsite(await rightsOf(orm));
    await read(orm, 'delete from role');
    await seedPermissions(orm.em.fork() as never, standardGrants);
    const newRights = onWebsite(await rightsOf(orm));
    expect(Object.keys(newRights['editor']!)).not.toHaveLength(0);
    // Administrators may do everything: rights on single subjects add nothing.
    expect({ ...rights, admin: [] }).toEqual({ ...newRights, admin: [] });
  });

  test('gives no more than the right on contents and comments that the role has', async () => {
    const orm = await databaseBefore(migration);
    const roles: Roles = {
      editor: ['read Content', 'update Content', 'manage WebComment'],
      author: ['manage Content', 'manage WebComment'],
      manager: ['create Content', 'read Song'],
      user: ['read Content OWN'],
      support: [],
    };
    await addRoles(orm, roles);
    await migrate(orm);
    const [readsNew, withComments] = [['read Banner', 'read Redirect', 'read Website'], ['manage WebComment']];
    expect(await rightsOf(orm)).toEqual({
      editor: [...withComments, 'read Banner', 'read Content', 'read Redirect', 'read WebCommentEmail', 'read Website', 'update Content'],
      author: ['manage Content', ...withComments, ...readsNew],
      manager: ['create Content', 'read Song'],
      user: ['read Content OWN'],
      support: [],
    });
  });

  test('leaves roles of administrators’ own, of one radio, and those with a right on a new subject', async () => {
    const orm = await databaseBefore(migration);
    await insert(orm, 'radio', { id: 4, name: 'Horizon', slug: 'horizon', language: 'en' });
    const roles: Roles = { editor: ['manage Content', 'read Banner'], webmaster: ['manage Content'] };
    await addRoles(orm, roles);
    await addRoles(orm, { author: ['manage Content'] }, { radio_id: 4 });
    await migrate(orm);
    expect(await rightsOf(orm)).toEqual({
      editor: ['manage Content', 'read Banner'],
      webmaster: ['manage Content'],
      author: ['manage Content'],
    });
    expect(await read(orm, 'select distinct stamp from role')).toEqual([{ stamp: 0 }]);
  });

  test('makes servers read the changed roles anew', async () => {
    const orm = await databaseBefore(migration);
    await addRoles(orm, { editor: ['manage Content'] }, { version: 3 });
    await migrate(orm);
    expect(await read(orm, 'select version, stamp from role')).toEqual([{ version: 4, stamp: 1 }]);
  });

  test('goes back: removes what it gave, and nothing that an administrator chose since', async () => {
    const orm = await databaseBefore(migration);
    const roles: Roles = { editor: ['manage Content', 'read Topic'], support: ['read Content'], user: ['read Content'] };
    await addRoles(orm, roles);
    await migrate(orm);
    const given = await rightsOf(orm);
    const chosen = ['manage Banner', 'read Content', 'read Redirect', 'read Website'];
    await orm.em
      .getConnection()
      .execute(`update role set abilities = ? where key = 'user'`, [JSON.stringify(chosen.map(abilityOf))]);
    await migrateBack(orm, nameBefore(namesOf(orm), migration));
    expect(await rightsOf(orm)).toEqual({ ...roles, user: chosen });
    await migrate(orm);
    expect(await rightsOf(orm)).toEqual({ ...given, user: chosen });
  });
});
