import { afterAll, describe, expect, test } from 'vitest';
import { TeamMember } from '../../platform/organization/teams/teamMember.entity.ts';
import { User, UserStatus } from '../../platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const presenter = await app.as('user');
const reader = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const find =
  'query ($search: String, $first: Int! = 8) { teamColleagues(search: $search, first: $first) { id fullName username designation avatar } }';
const found = async (variables: object, token = editor) =>
  (await app.graphql(find, variables, token)).data.teamColleagues as Array<Record<string, string>>;

describe('the people who can take part', () => {
  test('are closed to signed-out users, to the demo client, and to readers', async () => {
    expect((await app.graphql(find)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(find, {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(find, {}, reader)).code).toBe('FORBIDDEN');
  });

  test.each([
    [{ search: 'x'.repeat(101) }, { search: 'tooLong' }],
    [{ first: 0 }, { first: 'min' }],
    [{ first: 101 }, { first: 'max' }],
  ])('are refused with %j', async (variables, problems) => {
    expect((await app.graphql(find, variables, editor)).fields).toEqual(problems);
  });

  test('are found by a part of a name, whatever the case, also by who presents', async () => {
    for (const token of [editor, presenter])
      expect((await found({ search: ' aDA mér' }, token)).map(({ fullName }) => fullName)).toEqual([
        'Ada Merle',
      ]);
    expect(await found({ search: 'admin@demo.com' })).toEqual([]);
    expect(await found({ search: 'nobody is called so' })).toEqual([]);
  });

  test('are the members of the radio, in the order of their names, as many as requested', async () => {
    const all = (await found({ first: 100 })).map(({ fullName }) => fullName!);
    expect(all.length).toBeGreaterThan(40);
    expect(await found({ first: 3 })).toHaveLength(3);
    const { id } = await app.orm.em.fork().findOneOrFail(User, { fullName: 'Ada Merle' });
    await app.orm.em.fork().execute('delete from team_member where user_id = ? and radio_id = 1', [id]);
    expect(await found({ search: 'ada merle' })).toEqual([]);
  });

  test('are also guests before and after their time, who take part in later and earlier episodes', async () => {
    const [person] = (await found({ search: 'milo claire' })) as [{ id: string }];
    const set = (validFrom: Date | null, validUntil: Date | null) =>
      app.orm.em
        .fork()
        .nativeUpdate(TeamMember, { user: Number(person.id) }, { validFrom, validUntil }, { filters: false });
    for (const [from, until] of [
      [null, new Date(1000)],
      [new Date(Date.now() + 3_600_000), null],
    ] as const) {
      await set(from, until);
      expect(await found({ search: 'milo claire' })).toEqual([person]);
    }
    await set(null, null);
  });

  test('are not those whose account was closed', async () => {
    const em = app.orm.em.fork();
    const { id, fullName } = (await found({ search: 'milo claire' }))[0] as { id: string; fullName: string };
    await em.nativeUpdate(User, { id: Number(id) }, { status: UserStatus.INACTIVE });
    expect(await found({ search: fullName })).toEqual([]);
  });
});
