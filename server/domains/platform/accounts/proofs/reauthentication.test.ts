import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Session } from '../sessions/session.entity.ts';

const app = await createTestApp({}, afterAll);
const stale = await staleAdministrator();
const [subscriber] = await app.shared.database.rows("select id from role where key = 'subscriber'", []);
const [manager] = await app.shared.database.rows('select version from role where id = 2', []);
const roleId = String(subscriber![0]);

const acts: Array<[string, string, object]> = [
  [
    'making a role',
    'mutation ($input: RoleInput!) { createRole(input: $input) { id } }',
    { input: { name: 'stale', description: '', abilities: [] } },
  ],
  [
    'changing what a role allows',
    'mutation ($version: Int!, $input: RolePatch!) { updateRole(id: 2, version: $version, input: $input) { id } }',
    { version: Number(manager![0]), input: { abilities: [] } },
  ],
  ['deleting a role', 'mutation { deleteRole(id: 6) }', {}],
  [
    'changing what a permission grants',
    'mutation ($input: PermissionPatch!) { updatePermission(id: 9, version: 1, input: $input) { id } }',
    { input: { abilities: [] } },
  ],
  [
    'assigning a permission',
    'mutation ($input: PermissionPatch!) { updatePermission(id: 9, version: 1, input: $input) { id } }',
    { input: { roleIds: [roleId] } },
  ],
  ['deleting a permission', 'mutation { deletePermission(id: 9) }', {}],
  [
    'taking somebody into a team',
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }',
    { input: { email: 'client@demo.com', roleId } },
  ],
  [
    'giving somebody another role in a team',
    'mutation ($input: TeamMemberPatch!) { updateTeamMember(id: 1, version: 1, input: $input) { id } }',
    { input: { roleId } },
  ],
];

describe('a session in which nobody proved who they are for five minutes', () => {
  test.each(acts)('is not enough for %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, stale)).code).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test('is enough for the name of a permission', async () => {
    const document = `mutation { updatePermission(id: 9, version: 1, input: { name: "Others' tasks" }) { name } }`;
    expect((await app.graphql(document, {}, stale)).errors).toEqual([]);
  });
});

async function staleAdministrator(): Promise<string> {
  const token = await app.tokenOf('admin@demo.com');
  await app.orm.em.fork().nativeUpdate(Session, {}, { provenAt: new Date(2020, 0, 1) } as never);
  return token;
}
