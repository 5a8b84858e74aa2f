import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { mailsOf } from '../../../../../tools/testing/services/mails.ts';
import { createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User, UserStatus } from '../../users/user.entity.ts';
import { hashPassword } from '../signIn/passwords.ts';
import { passwordResetJob } from './passwordResetJob.ts';

const app = await createTestApp({}, afterAll);
const password = 'a horse on a roof in the rain';
const oldHash = await hashPassword('a goat on a boat in the snow');

const requestPasswordReset = `mutation ($email: String!) { requestPasswordReset(email: $email) }`;
const passwordReset = `query ($token: String!) { passwordReset(token: $token) { email expiresAt } }`;
const resetPassword = `mutation ($token: String!, $password: String!, $passwordConfirmation: String!) {
  resetPassword(token: $token, password: $password, passwordConfirmation: $passwordConfirmation)
}`;

let count = 0;
let person: User;

async function addPerson(status = UserStatus.ACTIVE): Promise<User> {
  const em = app.orm.em.fork();
  const name = `forgetful${++count}`;
  const added = em.create(User, {
    fullName: 'Nora Antenne',
    username: name,
    email: `${name}@example.com`,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status,
    passwordHash: oldHash,
    role: await em.findOneOrFail(Role, { key: 'editor' }),
    radio: (await em.findOneOrFail(User, { email: 'admin@demo.com' })).radio,
  } as never);
  await em.flush();
  return added;
}

const requestReset = (email: string, on: TestApp = app) => on.graphql(requestPasswordReset, { email });
const readReset = (token: string) => app.graphql(passwordReset, { token });
const reset = (token: string, given: object = {}) =>
  app.graphql(resetPassword, { token, password, passwordConfirmation: password, ...given });
const mailsTo = async ({ email }: User) => (await mailsOf(app)).filter(({ to }) => to === email);
const signIn = async ({ email }: User, given: string) =>
  (await app.graphql(`mutation { signIn(email: "${email}", password: "${given}") { expiresAt } }`)).code;

/** Requests a password reset and returns the token from the e-mail. */
async function forgot(user: User): Promise<string> {
  expect((await requestReset(user.email)).errors).toEqual([]);
  return (await mailsTo(user)).at(-1)!.token!;
}

beforeEach(async () => {
  person = await addPerson();
});
afterEach(() => void vi.useRealTimers());

describe('asking for a new password', () => {
  test('gives one and the same answer, and looks for the person only afterwards', async () => {
    const { services } = app.shared;
    const waiting = async () =>
      (await services.jobs.counts()).find(({ kind }) => kind === passwordResetJob.name)?.waiting;
    const answers = [];
    for (const email of [person.email, 'nobody@example.com']) {
      const answer = await requestReset(email);
      answers.push([answer.status, answer.body, await waiting()]);
      await mailsOf(app);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![2]).toBe(1);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test.each([UserStatus.INACTIVE, UserStatus.PENDING])(
    'sends nothing to users who are %s',
    async (status) => {
      const otherPerson = await addPerson(status);
      const answer = await requestReset(otherPerson.email);
      expect([answer.code, answer.data]).toEqual([undefined, { requestPasswordReset: true }]);
      expect(await mailsTo(otherPerson)).toEqual([]);
    },
  );

  test('sends a link that is valid for an hour to active users, ignoring the case of the address', async () => {
    await requestReset(`  ${person.email.toUpperCase()} `);
    const [mail] = await mailsTo(person);
    expect(mail!.subject).toBe('Choose a new password for Regie');
    expect(mail!.text).toContain('within 60 minutes');
    expect(mail!.text).toMatch(/^http:\/\/127\.0\.0\.1:4000\/reset-password#token=\d+\.[\w-]{43}$/m);
    expect((await readReset(mail!.token!)).data.passwordReset.email).toBe(person.email);
  });

  test('again makes the older link useless', async () => {
    const older = await forgot(person);
    const newer = await forgot(person);
    expect((await readReset(older)).code).toBe('TOKEN_USED');
    expect((await readReset(newer)).code).toBeUndefined();
  });

  test.each(['known', 'unknown'])('is slowed down for a %s account from the fifth time on', async (which) => {
    const fresh = await createTestApp();
    const email = which === 'known' ? 'admin@demo.com' : 'nobody@example.com';
    const codes = [];
    for (let time = 0; time < 7; time++) codes.push((await requestReset(email, fresh)).code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(await mailsOf(fresh)).toHaveLength(which === 'known' ? 5 : 0);
  });

  test('is slowed down for many accounts from one address', async () => {
    const fresh = await createTestApp();
    const codes = [];
    for (let time = 0; time < 51; time++)
      codes.push((await requestReset(`nobody${time}@example.com`, fresh)).code);
    expect([codes[49], codes[50]]).toEqual([undefined, 'RATE_LIMITED']);
  });
});

describe('setting a new password', () => {
  test('needs a link that is known, not used and not older than an hour', async () => {
    const token = await forgot(person);
    expect((await reset(`${token}x`)).code).toBe('TOKEN_UNKNOWN');
    expect((await reset('nonsense')).code).toBe('TOKEN_UNKNOWN');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect((await readReset(token)).code).toBe('TOKEN_EXPIRED');
    expect((await reset(token)).code).toBe('TOKEN_EXPIRED');
  });

  test('has a link that opens no invitation', async () => {
    const token = await forgot(person);
    const { code } = await app.graphql(`{ invitation(token: "${token}") { email } }`);
    expect(code).toBe('TOKEN_UNKNOWN');
  });

  test('is refused to users who may no longer sign in', async () => {
    const token = await forgot(person);
    await app.orm.em.fork().nativeUpdate(User, { id: person.id }, { status: UserStatus.INACTIVE });
    expect((await readReset(token)).code).toBe('TOKEN_UNKNOWN');
    expect((await reset(token)).code).toBe('TOKEN_UNKNOWN');
  });

  test.each([
    [
      'weak',
      { password: 'password password', passwordConfirmation: 'password password' },
      { password: 'weak' },
    ],
    ['mistyped', { passwordConfirmation: 'x' }, { passwordConfirmation: 'different' }],
  ])('is refused when it is %s, and the link stays good', async (_, given, fields) => {
    const token = await forgot(person);
    expect(await reset(token, given)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await readReset(token)).code).toBeUndefined();
  });

  test('ends all sessions, opens none, and sends a mail', async () => {
    const open = [await app.tokenOf(person.email), await app.tokenOf(person.email)];
    const answer = await reset(await forgot(person));
    expect(answer.data).toEqual({ resetPassword: true });
    expect(answer.headers['set-cookie']).toBeUndefined();
    for (const token of open)
      expect((await app.graphql('{ viewer { email } }', {}, token)).code).toBe('UNAUTHENTICATED');
    expect((await mailsTo(person)).at(-1)!.subject).toBe('Your Regie password was changed');
    expect(await signIn(person, 'a goat on a boat in the snow')).toBe('INVALID_CREDENTIALS');
    expect(await signIn(person, password)).toBeUndefined();
  });

  test('lets in again who had guessed wrong too often', async () => {
    for (let time = 0; time < 5; time++) await signIn(person, 'wrong');
    expect(await signIn(person, 'wrong')).toBe('RATE_LIMITED');
    await reset(await forgot(person));
    expect(await signIn(person, password)).toBeUndefined();
  });

  test('works once, of many at once too', async () => {
    const token = await forgot(person);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => reset(token)))).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'TOKEN_USED')).toHaveLength(4);
  });

  test('is recorded as their own doing, with the password masked', async () => {
    await reset(await forgot(person));
    const entries = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'User', subjectId: person.id }, { orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { actorId: null, changes: { passwordReset: [null, expect.any(String)] } },
      { actorId: person.id, actorName: 'Nora Antenne', changes: { passwordHash: ['•••', '•••'] } },
    ]);
  });
});
