import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { MailedToken } from './mailedToken.entity.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'inviter', 'read User', 'create User');
const password = 'a horse on a roof in the rain';

const inviteUser = `mutation ($id: ID!) { inviteUser(id: $id) { id invitation { sentAt sentBy expiresAt isExpired } } }`;
const invitation = `query ($token: String!) { invitation(token: $token) { fullName email roleName radioName invitedBy expiresAt } }`;
const acceptInvitation = `mutation ($token: String!, $password: String!, $passwordConfirmation: String!) {
  acceptInvitation(token: $token, password: $password, passwordConfirmation: $passwordConfirmation) { accessToken viewer { email language } }
}`;

let count = 0;
let person: User;

async function addPerson(values: object = {}): Promise<User> {
  const em = app.orm.em.fork();
  const name = `invited${++count}`;
  const added = em.create(User, {
    fullName: 'Nora Antenne',
    username: name,
    email: `${name}@example.com`,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: UserStatus.PENDING,
    role: await em.findOneOrFail(Role, { key: 'editor' }),
    radio: (await em.findOneOrFail(User, { email: 'admin@demo.com' })).radio,
    ...values,
  } as never);
  await em.flush();
  return added;
}

const storedOf = ({ id }: User) => app.orm.em.fork().findOneOrFail(User, { id });
const send = (user: User, token: string | null = admin) =>
  app.graphql(inviteUser, { id: String(user.id) }, token);
const readInvitation = (token: string) => app.graphql(invitation, { token });
const accept = (token: string, given: object = {}) =>
  app.graphql(acceptInvitation, { token, password, passwordConfirmation: password, ...given });
const lastMailTo = async ({ email }: User) => (await mailsOf(app)).findLast(({ to }) => to === email);

/** Invites the user and returns the token from the e-mail. */
async function invited(user: User): Promise<string> {
  expect((await send(user)).errors).toEqual([]);
  return (await lastMailTo(user))!.token!;
}

beforeEach(async () => {
  person = await addPerson();
});
afterEach(() => void vi.useRealTimers());

describe('inviting somebody', () => {
  test('is for the signed-in', async () => {
    expect((await send(person, null)).code).toBe('UNAUTHENTICATED');
  });

  test('requires the permission to add people, and all permissions of the invited person', async () => {
    expect((await send(person, await app.as('subscriber'))).code).toBe('FORBIDDEN');
    const inviter = await app.as('inviter');
    const role = await app.orm.em.fork().findOneOrFail(Role, { key: 'admin' });
    expect((await send(await addPerson({ role }), inviter)).code).toBe('FORBIDDEN');
    const covered = await app.orm.em.fork().findOneOrFail(Role, { key: 'subscriber' });
    expect((await send(await addPerson({ role: covered }), inviter)).errors).toEqual([]);
  });

  test.each([
    ['active', { status: UserStatus.ACTIVE }],
    ['inactive', { status: UserStatus.INACTIVE }],
    ['given a password', { passwordHash: 'x' }],
  ])('is refused when they are %s', async (_, values) => {
    const invitee = await addPerson(values);
    expect(await send(invitee)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { id: 'notInvitable' } });
    expect(await lastMailTo(invitee)).toBeUndefined();
  });

  test.each(['999999', 'nonsense'])('needs somebody: %s', async (id) => {
    expect((await app.graphql(inviteUser, { id }, admin)).code).toBe('NOT_FOUND');
  });

  test('sends a mail whose link goes to the portal, and keeps only the hash of it', async () => {
    const { data } = await send(person);
    expect(data.inviteUser.invitation).toMatchObject({ sentBy: 'Ada Merle', isExpired: false });
    const { sentAt, expiresAt } = data.inviteUser.invitation;
    expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(7 * 86_400_000);
    const mail = (await lastMailTo(person))!;
    expect(mail.subject).toBe('You are invited to Regie');
    expect(mail.text).toMatch(/^http:\/\/127\.0\.0\.1:4000\/accept-invitation#token=\d+\.[\w-]{43}$/m);
    const stored = await app.orm.em.fork().find(MailedToken, { user: person.id } as never);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(mail.token!.split('.')[1]);
  });

  test('uses the configured address, regardless of the request', async () => {
    const fresh = await createTestApp({ env: { PUBLIC_URL: 'https://regie.example.org/' } });
    const em = fresh.orm.em.fork();
    const pending = await em.findOneOrFail(User, { status: UserStatus.PENDING, passwordHash: null });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await fresh.graphql(
      inviteUser,
      { id: String(pending.id) },
      await fresh.tokenOf('admin@demo.com'),
      headers,
    );
    const [mail] = await mailsOf(fresh);
    expect(mail!.text).toContain('https://regie.example.org/accept-invitation#token=');
    expect(mail!.text + mail!.html).not.toContain('evil');
  });

  test('uses the address that the server listens on where the configuration names none', async () => {
    const waiting = await addPerson();
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    await app.graphql(inviteUser, { id: String(waiting.id) }, admin, headers);
    const { text, html } = (await lastMailTo(waiting))!;
    expect(text).toContain('http://127.0.0.1:4000/accept-invitation#token=');
    expect(text + html).not.toContain('evil');
  });

  test('is in the language of the person', async () => {
    const reader = await addPerson({ language: 'fr', timeZone: 'Africa/Tunis' });
    await send(reader);
    expect((await lastMailTo(reader))!.text).toContain('Ada Merle vous invite à rejoindre Regie');
  });

  test('is recorded, without the link', async () => {
    const token = await invited(person);
    const entries = await app.orm.em.fork().find(AuditEntry, { subject: 'User', subjectId: person.id });
    expect(entries).toMatchObject([
      { action: 'UPDATED', actorName: 'Ada Merle', changes: { invitation: [null, expect.any(String)] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token.split('.')[1]);
  });

  test('again makes the older link useless', async () => {
    const older = await invited(person);
    const newer = await invited(person);
    expect((await readInvitation(older)).code).toBe('TOKEN_USED');
    expect((await accept(older)).code).toBe('TOKEN_USED');
    expect((await readInvitation(newer)).data.invitation.fullName).toBe('Nora Antenne');
  });

  test('twice at once leaves one link that works', async () => {
    await Promise.all([send(person), send(person), send(person)]);
    const live = await app.orm.em.fork().count(MailedToken, { user: person.id, usedAt: null } as never);
    expect(live).toBe(1);
  });
});

describe('an invitation', () => {
  test('shows the holder of its link who invites to what', async () => {
    const { data } = await readInvitation(await invited(person));
    expect(data.invitation).toEqual({
      fullName: 'Nora Antenne',
      email: person.email,
      roleName: 'editor',
      radioName: 'Radio Horizon',
      invitedBy: 'Ada Merle',
      expiresAt: expect.any(String),
    });
  });

  test('that is forged, of another kind or incomplete is unknown', async () => {
    const token = await invited(person);
    const [id, secret] = token.split('.') as [string, string];
    const otherInvitation = await invited(await addPerson());
    const forged = [
      '',
      '.',
      id,
      `${id}.`,
      `${id}.${secret.slice(1)}x`,
      `${otherInvitation.split('.')[0]}.${secret}`,
      `999999.${secret}`,
      `1 or 1=1.${secret}`,
      'x'.repeat(10_000),
    ];
    for (const bad of forged) {
      expect([bad, (await readInvitation(bad)).code]).toEqual([bad, 'TOKEN_UNKNOWN']);
      expect([bad, (await accept(bad)).code]).toEqual([bad, 'TOKEN_UNKNOWN']);
    }
    const reset = `mutation ($token: String!) { resetPassword(token: $token, password: "${password}", passwordConfirmation: "${password}") }`;
    expect((await app.graphql(reset, { token })).code).toBe('TOKEN_UNKNOWN');
    expect((await storedOf(person)).passwordHash).toBeNull();
  });

  test('that went to an address which the person no longer has is unknown', async () => {
    const token = await invited(person);
    await app.orm.em.fork().nativeUpdate(User, { id: person.id }, { email: `other${count}@example.com` });
    expect((await readInvitation(token)).code).toBe('TOKEN_UNKNOWN');
    expect((await accept(token)).code).toBe('TOKEN_UNKNOWN');
  });

  test('ends after seven days', async () => {
    const token = await invited(person);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 - 5000 });
    expect((await readInvitation(token)).code).toBeUndefined();
    vi.setSystemTime(Date.now() + 6000);
    expect((await readInvitation(token)).code).toBe('TOKEN_EXPIRED');
    expect((await accept(token)).code).toBe('TOKEN_EXPIRED');
    const { data } = await app.graphql(
      `{ user(id: ${person.id}) { invitation { isExpired } } }`,
      {},
      await app.as('admin'),
    );
    expect(data.user.invitation.isExpired).toBe(true);
  });

  test('is worth nothing once the person is active or inactive in another way', async () => {
    const token = await invited(person);
    for (const status of [UserStatus.ACTIVE, UserStatus.INACTIVE]) {
      await app.orm.em.fork().nativeUpdate(User, { id: person.id }, { status });
      expect([status, (await readInvitation(token)).code]).toEqual([status, 'TOKEN_USED']);
      expect([status, (await accept(token)).code]).toEqual([status, 'TOKEN_USED']);
    }
  });
});

describe('accepting an invitation', () => {
  test.each([
    ['a weak password', { password: 'short', passwordConfirmation: 'short' }, { password: 'weak' }],
    ['none', { password: '', passwordConfirmation: '' }, { password: 'required' }],
    ['another one the second time', { passwordConfirmation: 'x' }, { passwordConfirmation: 'different' }],
    [
      'their own name',
      { password: 'NoraAntenne2030', passwordConfirmation: 'NoraAntenne2030' },
      { password: 'weak' },
    ],
  ])('is refused with %s, and the link stays good', async (_, given, fields) => {
    const named = await addPerson({ fullName: 'NoraAntenne' });
    const token = await invited(named);
    expect(await accept(token, given)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await storedOf(named)).status).toBe(UserStatus.PENDING);
    expect((await readInvitation(token)).code).toBeUndefined();
  });

  test('sets the password, makes the person active and signs them in', async () => {
    const answer = await accept(await invited(person));
    expect(answer.data.acceptInvitation.viewer).toEqual({ email: person.email, language: 'en' });
    const { accessToken } = answer.data.acceptInvitation;
    expect((await app.graphql('{ viewer { email } }', {}, accessToken)).data.viewer.email).toBe(person.email);
    expect((await storedOf(person)).status).toBe(UserStatus.ACTIVE);
    const signIn = `mutation { signIn(email: "${person.email}", password: "${password}") { expiresAt } }`;
    expect((await app.graphql(signIn)).errors).toEqual([]);
  });

  test('is recorded as their own doing, with the password masked', async () => {
    await accept(await invited(person));
    const entries = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'User', subjectId: person.id }, { orderBy: { id: 'asc' } });
    expect(entries[1]).toMatchObject({
      action: 'UPDATED',
      actorId: person.id,
      actorName: 'Nora Antenne',
      changes: { passwordHash: [null, '•••'], status: ['PENDING', 'ACTIVE'] },
    });
  });

  test('works once, of many at once too', async () => {
    const token = await invited(person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'TOKEN_USED')).toHaveLength(4);
    expect((await accept(token)).code).toBe('TOKEN_USED');
  });
});

describe('a list of people', () => {
  test('shows the users who have not accepted yet, with one statement for all rows', async () => {
    const invitees = [await addPerson(), await addPerson()];
    for (const invitee of invitees) await invited(invitee);
    await accept(await invited(person));
    const statementsOf = countStatements(app.shared.database);
    const { texts, answer } = await statementsOf(() =>
      app.graphql('{ users(perPage: 50) { items { id invitation { sentBy } } } }', {}, admin),
    );
    const byId = new Map(answer.data.users.items.map((user: { id: string }) => [user.id, user]));
    expect(byId.get(String(person.id))).toMatchObject({ invitation: null });
    for (const { id } of invitees)
      expect(byId.get(String(id))).toMatchObject({ invitation: { sentBy: 'Ada Merle' } });
    const statements = texts.filter((sql) => sql.includes('mailed_token'));
    expect(statements).not.toEqual([]);
    // The checking executor runs each operation twice, so two statements are one per run.
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
