import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { User, UserStatus } from '../../../platform/users/user.entity.ts';
import { makeEmission, makePresenter } from '../../../scheduling/testing/plans.ts';
import { designsOf } from '../../testing/designs.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const person = await app.orm.em.fork().findOneOrFail(User, { email: 'admin@demo.com' });
const avatar = `/files/avatars/${'a1'.repeat(16)}-256.webp`;
await app.orm.em.fork().nativeUpdate(User, { id: person.id }, { avatar });
const emission = await makeEmission(app, 1, { slug: 'pictured', title: 'Pictured', state: 'RUNNING' });
await makePresenter(app, 1, { user: person.id, emission, name: 'Ada on air' });

/** Addresses of the pictures in the card of the person on a page. */
const picturesOn = async (path: string) => {
  const { body } = await app.server.inject({ method: 'GET', url: `/site/horizon/en${path}` });
  const card = /<li class="card square person">(?:(?!<\/li>).)*Ada on air.*?<\/li>/s.exec(body)![0];
  return [...card.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address);
};

async function choose(isPicturePublic: boolean): Promise<void> {
  const { data } = await app.graphql('{ accountSettings { version } }', {}, admin);
  const { errors } = await app.graphql(
    'mutation ($version: Int!, $input: AccountSettingsPatch!) { updateAccountSettings(version: $version, input: $input) { isPicturePublic } }',
    { ...data.accountSettings, input: { isPicturePublic } },
    admin,
  );
  expect(errors).toEqual([]);
}

beforeEach(() => choose(false));

describe('the picture of a person of the team', () => {
  test('is on no page until the person shows it, and vanishes when the person hides it', async () => {
    await designsOf(app, admin).show({
      sections: [{ key: 'team', kind: 'TEAM', isHidden: false, count: 12, texts: [] }],
    });
    for (const path of ['/team', '']) expect(await picturesOn(path)).toEqual([]);
    await choose(true);
    for (const path of ['/team', '']) expect(await picturesOn(path)).toEqual([avatar.replace('256', '512')]);
    await choose(false);
    for (const path of ['/team', '']) expect(await picturesOn(path)).toEqual([]);
  });

  test('is not shown when the account is no longer active, so that its owner cannot hide it', async () => {
    await choose(true);
    const setStatus = (status: UserStatus) =>
      app.orm.em.fork().nativeUpdate(User, { id: person.id }, { status });
    await setStatus(UserStatus.INACTIVE);
    // Nothing of the page has changed, so that only another page has not been rendered yet.
    const { body } = await app.server.inject({ method: 'GET', url: '/site/horizon/fr/team' });
    expect(body).toContain('Ada on air');
    expect(body).not.toContain('files/avatars');
    await setStatus(UserStatus.ACTIVE);
  });

  test('is chosen by nobody else: neither readers nor editors of people see or change the choice', async () => {
    const { errors } = await app.graphql('{ users { items { isPicturePublic } } }', {}, admin);
    expect(errors[0]!.message).toContain('isPicturePublic');
  });
});
