import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Company } from '../../organization/companies/company.entity.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { Session } from '../sessions/session.entity.ts';

const app = await createTestApp({}, afterAll);
const password = 'a goat on a boat in the snow';
const newPassword = 'a horse on a roof in the rain';
const passwordHash = await hashPassword(password);

const settingsFields = `id version firstName lastName fullName username email company designation bio birthDate country countryCode website contact
  language timeZone connectedAccounts { id provider externalId }
  socialLinks { twitter facebook google linkedIn instagram quora }
  notifications { commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest }`;
const accountSettings = `{ accountSettings { ${settingsFields} } }`;
const updateAccountSettings = `mutation ($version: Int!, $input: AccountSettingsPatch!) {
  updateAccountSettings(version: $version, input: $input) { ${settingsFields} }
}`;
const changePassword = `mutation ($password: String!, $newPassword: String!, $passwordConfirmation: String!) {
  changePassword(password: $password, newPassword: $newPassword, passwordConfirmation: $passwordConfirmation)
}`;
const connectAccount = `mutation ($provider: String!, $externalId: String!) {
  connectAccount(provider: $provider, externalId: $externalId) { connectedAccounts { id provider externalId } }
}`;
const disconnectAccount = `mutation ($id: ID!) { disconnectAccount(id: $id) { connectedAccounts { id } } }`;

let count = 0;
let person: User;
let token: string;

async function addPerson(values: object = {}): Promise<User> {
  const em = app.orm.em.fork();
  const name = `settled${++count}`;
  const added = em.create(User, {
    fullName: 'Nora Antenne',
    username: name,
    email: `${name}@example.com`,
    country: 'France',
    contact: '',
    currentPlan: 'BASIC',
    status: UserStatus.ACTIVE,
    passwordHash,
    role: await em.findOneOrFail(Role, { key: 'subscriber' }),
    radio: (await em.findOneOrFail(User, { email: 'admin@demo.com' })).radio,
    ...values,
  } as never);
  await em.flush();
  return added;
}

const storedOf = ({ id }: User) => app.orm.em.fork().findOneOrFail(User, { id });
const update = (input: object, version = 1, as = token) =>
  app.graphql(updateAccountSettings, { version, input }, as);
const change = (given: object = {}) =>
  app.graphql(changePassword, { password, newPassword, passwordConfirmation: newPassword, ...given }, token);
const mailsTo = async (email: string) => (await mailsOf(app)).filter(({ to }) => to === email);
const growStale = () =>
  app.orm.em.fork().nativeUpdate(Session, { user: person.id } as never, { provenAt: new Date(0) });

beforeEach(async () => {
  person = await addPerson();
  token = await app.tokenOf(person.email);
});

describe('one’s own account', () => {
  test('is shown to and changed by the signed-in alone, whatever their role', async () => {
    expect((await app.graphql(accountSettings)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(updateAccountSettings, { version: 1, input: {} })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await app.graphql(accountSettings, {}, token)).errors).toEqual([]);
  });

  test.each([
    ['firstName', ''],
    ['firstName', 'x'.repeat(61)],
    ['username', 'ab'],
    ['username', 'a b c'],
    ['email', 'no address'],
    ['bio', 'x'.repeat(1001)],
    ['designation', 'x'.repeat(81)],
    ['birthDate', '1899-12-31'],
    ['birthDate', '2999-01-01'],
    ['countryCode', 'XX'],
    ['website', 'javascript:alert(1)'],
    ['website', 'ftp://example.com'],
    ['website', 'https://user:pass@example.com'],
    ['website', 'example.com'],
    ['contact', '12'],
    ['language', 'xx'],
    ['timeZone', 'Mars/Olympus'],
  ])('keeps no bad %s: %j', async (field, value) => {
    const { code, fields } = await update({ [field]: value });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('rejects links that are not http or https, and names them', async () => {
    const { fields } = await update({
      socialLinks: { twitter: 'javascript:alert(1)', quora: 'https://quora.com/x' },
    });
    expect(fields).toEqual({ 'socialLinks.twitter': 'link' });
    expect((await storedOf(person)).socialLinks).toEqual({});
  });

  test('reports duplicates only to users who may read people', async () => {
    const otherPerson = await addPerson();
    const taken = { email: otherPerson.email.toUpperCase(), username: otherPerson.username.toUpperCase() };
    const problemOf = async (input: object, as = token) => (await update(input, 1, as)).fields;
    expect(await problemOf({ email: taken.email })).toEqual({ email: 'invalid' });
    expect(await problemOf({ username: taken.username })).toEqual({ username: 'invalid' });
    const reader = await addPerson({
      role: await app.orm.em.fork().findOneOrFail(Role, { key: 'maintainer' }),
    });
    const as = await app.tokenOf(reader.email);
    expect(await problemOf({ email: taken.email }, as)).toEqual({ email: 'taken' });
    expect(await problemOf({ username: taken.username }, as)).toEqual({ username: 'taken' });
  });

  test('is not changed twice from the same version: the second one is shown how it is now', async () => {
    expect((await update({ bio: 'First' })).code).toBeUndefined();
    const { code, errors } = await update({ bio: 'Second' });
    expect([code, errors[0]!.extensions['current'].bio]).toEqual(['CONFLICT', 'First']);
    expect(JSON.stringify(errors)).not.toContain('argon2');
  });

  test('has its defaults', async () => {
    const { data } = await app.graphql(accountSettings, {}, token);
    expect(data.accountSettings).toMatchObject({
      id: String(person.id),
      company: '',
      countryCode: 'FR',
      birthDate: null,
      language: 'en',
      timeZone: null,
      connectedAccounts: [],
      socialLinks: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
      notifications: {
        commentOnArticle: true,
        answerOnForm: true,
        followMe: false,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: false,
      },
    });
  });

  test('stores the given fields, and keeps the others unchanged', async () => {
    const input = {
      firstName: ' Nora ',
      lastName: 'Onde',
      designation: 'Host of the morning show',
      bio: 'Mornings.\nJazz.',
      birthDate: '1990-02-28',
      countryCode: 'TN',
      website: 'https://example.com/?a=1',
      contact: '+216 71 000 000',
      socialLinks: { twitter: 'https://x.com/nora' },
      notifications: { followMe: true },
      language: 'fr',
      timeZone: 'Africa/Tunis',
    };
    const { data } = await update(input);
    expect(data.updateAccountSettings).toMatchObject({
      ...input,
      firstName: 'Nora',
      fullName: 'Nora Onde',
      country: 'Tunisia',
      version: 2,
      notifications: { followMe: true, commentOnArticle: true },
      socialLinks: { twitter: 'https://x.com/nora', quora: '' },
    });
    const second = await update(
      { socialLinks: { quora: 'https://quora.com/n' }, notifications: { blogDigest: true } },
      2,
    );
    expect(second.data.updateAccountSettings).toMatchObject({
      firstName: 'Nora',
      birthDate: '1990-02-28',
      socialLinks: { twitter: 'https://x.com/nora', quora: 'https://quora.com/n' },
      notifications: { followMe: true, blogDigest: true },
    });
    const third = await update(
      { birthDate: null, timeZone: null, website: '', socialLinks: { twitter: '' } },
      3,
    );
    expect(third.data.updateAccountSettings).toMatchObject({
      birthDate: null,
      timeZone: null,
      website: '',
      socialLinks: { twitter: '', quora: 'https://quora.com/n' },
    });
  });

  test('names a company, new or known, or none', async () => {
    const name = `Ondes ${count}`;
    for (const [version, company] of [
      [1, name],
      [2, ''],
      [3, name],
    ] as const)
      expect((await update({ company }, version)).data.updateAccountSettings.company).toBe(company);
    expect(await app.orm.em.fork().count(Company, { name })).toBe(1);
  });

  test('changes its address only with a recent proof of identity, and notifies the old address', async () => {
    await growStale();
    const email = `new${count}@example.com`;
    expect((await update({ email })).code).toBe('FRESH_SIGN_IN_NEEDED');
    expect((await update({ email: person.email.toUpperCase(), bio: 'x' })).code).toBeUndefined();
    token = await app.tokenOf(person.email);
    expect((await update({ email }, 2)).data.updateAccountSettings.email).toBe(email);
    const [reported] = await mailsTo(person.email);
    expect(reported!.text).toContain(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is audited, with private values masked', async () => {
    await update({ firstName: 'Nora', lastName: 'Onde', bio: 'Secret garden' });
    const [entry] = await app.orm.em.fork().find(AuditEntry, { subject: 'User', subjectId: person.id });
    expect(entry).toMatchObject({
      actorId: person.id,
      changes: { fullName: ['Nora Antenne', 'Nora Onde'], bio: ['•••', '•••'] },
    });
  });
});

describe('one’s own password', () => {
  test('requires a signed-in user with a recent proof of identity', async () => {
    token = '';
    expect((await change()).code).toBe('UNAUTHENTICATED');
    token = await app.tokenOf(person.email);
    await growStale();
    expect((await change()).code).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test.each([
    ['the old one is wrong', { password: 'wrong' }, { password: 'incorrect' }],
    ['the new one is weak', { newPassword: 'x', passwordConfirmation: 'x' }, { newPassword: 'weak' }],
    ['it is mistyped', { passwordConfirmation: 'x' }, { passwordConfirmation: 'different' }],
  ])('stays when %s', async (_, given, fields) => {
    expect(await change(given)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await storedOf(person)).passwordHash).toBe(passwordHash);
  });

  test('is not guessed here either', async () => {
    const codes = [];
    for (let time = 0; time < 7; time++) codes.push((await change({ password: `wrong ${time}` })).code);
    expect(codes).toEqual([...Array(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('is changed: other sessions end, this one stays, and a mail is sent', async () => {
    const otherToken = await app.tokenOf(person.email);
    expect((await change()).data).toEqual({ changePassword: 1 });
    const who = async (by: string) => (await app.graphql('{ viewer { email } }', {}, by)).data?.viewer.email;
    expect([await who(token), await who(otherToken)]).toEqual([person.email, undefined]);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Your Regie password was changed',
    ]);
    const signIn = `mutation ($given: String!) { signIn(email: "${person.email}", password: $given) { expiresAt } }`;
    expect((await app.graphql(signIn, { given: password })).code).toBe('INVALID_CREDENTIALS');
    expect((await app.graphql(signIn, { given: newPassword })).code).toBeUndefined();
  });
});

describe('accounts at other services', () => {
  const connect = (provider: string, externalId: string, by = token) =>
    app.graphql(connectAccount, { provider, externalId }, by);
  const disconnect = (id: string, by = token) => app.graphql(disconnectAccount, { id }, by);

  test('are for the signed-in', async () => {
    expect((await connect('google', 'x', '')).code).toBe('UNAUTHENTICATED');
    expect((await disconnect('1', '')).code).toBe('UNAUTHENTICATED');
  });

  test('are at a service that is known, and have a name there', async () => {
    expect((await connect('myspace', 'nora')).fields).toEqual({ provider: 'unknown' });
    expect((await connect('google', '  ')).fields).toEqual({ externalId: 'required' });
    expect((await connect('google', 'x'.repeat(101))).fields).toEqual({ externalId: 'tooLong' });
  });

  test('are one at each service, and nobody else’s', async () => {
    const handle = `nora${count}`;
    expect((await connect('google', handle)).code).toBeUndefined();
    expect((await connect('google', 'another')).fields).toEqual({ provider: 'taken' });
    const otherToken = await app.tokenOf((await addPerson()).email);
    expect((await connect('google', handle, otherToken)).fields).toEqual({ externalId: 'taken' });
    expect((await connect('twitter', handle, otherToken)).code).toBeUndefined();
  });

  test('are forgotten by their person alone', async () => {
    const { data } = await connect('slack', `nora${count}`);
    const [{ id }] = data.connectAccount.connectedAccounts;
    const otherToken = await app.tokenOf((await addPerson()).email);
    expect((await disconnect(id, otherToken)).code).toBe('NOT_FOUND');
    expect((await disconnect('nonsense')).code).toBe('NOT_FOUND');
    expect((await disconnect(id)).data.disconnectAccount.connectedAccounts).toEqual([]);
    expect(await app.orm.em.fork().count(SocialAccount, { user: person.id } as never)).toBe(0);
  });

  test('are listed with the account, by service', async () => {
    for (const provider of ['twitter', 'github']) await connect(provider, `nora${count}`);
    const { data } = await app.graphql(accountSettings, {}, token);
    expect(data.accountSettings.connectedAccounts).toEqual([
      { id: expect.any(String), provider: 'github', externalId: `nora${count}` },
      { id: expect.any(String), provider: 'twitter', externalId: `nora${count}` },
    ]);
  });
});
