import { afterAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User, UserStatus } from '../../users/user.entity.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const password = 'a horse on a roof in the rain';

let count = 0;
/** Creates an invited person who has accepted the invitation in a browser. */
async function invited(device = 'First browser') {
  const em = app.orm.em.fork();
  const name = `newcomer${++count}`;
  const person = em.create(User, {
    fullName: `Nora ${name}`,
    username: name,
    email: `${name}@example.com`,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: UserStatus.PENDING,
    role: await em.findOneOrFail(Role, { key: 'editor' }),
    radio: (await em.findOneOrFail(User, { email: 'admin@demo.com' })).radio,
  } as never);
  await em.flush();
  await app.graphql('mutation ($id: ID!) { inviteUser(id: $id) { id } }', { id: String(person.id) }, admin);
  const mail = (await mailsOf(app)).findLast(({ to }) => to === person.email)!;
  const accepted = await app.graphql(
    `mutation ($token: String!, $password: String!) {
      acceptInvitation(token: $token, password: $password, passwordConfirmation: $password) { accessToken } }`,
    { token: mail.token, password },
    null,
    { 'user-agent': device },
  );
  expect(accepted.errors).toEqual([]);
  return { person, token: accepted.data.acceptInvitation.accessToken as string };
}

describe('an invitation that was taken', () => {
  test('is announced to its sender only', async () => {
    const { person, token } = await invited();
    expect(await notificationsOf(app, admin, 'accounts.invitationTaken')).toMatchObject([
      {
        subject: `${person.fullName} accepted your invitation`,
        path: `/admin/users/${person.id}`,
        isMention: true,
      },
    ]);
    expect(await notificationsOf(app, token, 'accounts.invitationTaken')).toEqual([]);
    expect(await notificationsOf(app, await app.as('support'), 'accounts.invitationTaken')).toEqual([]);
  });
});

describe('a new device', () => {
  const signIn = async (email: string, device: string, cookie?: string) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': device, ...(cookie && { cookie }) },
      payload: {
        query: `mutation ($email: String!, $password: String!) {
          signIn(email: $email, password: $password) { viewer { email } } }`,
        variables: { email, password },
      },
    });
    expect(answer.json().errors).toBeUndefined();
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  };

  test('is announced to the account’s owner and mailed at once, and the device is known from then on', async () => {
    const { person, token } = await invited();
    const reported = () => notificationsOf(app, token, 'accounts.newDevice');
    // Neither the first sign-in of an account nor another one in the same browser causes a notification.
    await signIn(person.email, 'First browser');
    expect(await reported()).toEqual([]);
    const cookie = await signIn(person.email, 'Second browser');
    expect(await reported()).toMatchObject([
      { text: expect.stringContaining('Second browser'), path: '/admin/account/sessions', isMention: true },
    ]);
    const mails = (await mailsOf(app)).filter(({ to }) => to === person.email);
    expect(mails.at(-1)!.subject).toBe('A new device signed in to your account');
    expect(mails.at(-1)!.text).toContain('If it was not you');
    await signIn(person.email, 'Second browser');
    // The device cookie identifies the browser, even when its user agent has changed.
    await signIn(person.email, 'Second browser, newer', cookie);
    expect(await reported()).toHaveLength(1);
    expect(await notificationsOf(app, admin, 'accounts.newDevice')).toEqual([]);
  });
});
