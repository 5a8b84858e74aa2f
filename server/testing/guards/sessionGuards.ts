import type { Guard } from './guard.ts';

const accounts = 'domains/accounts/account.resolver.test.ts';
const throttle = 'domains/accounts/signIn/throttle.test.ts';
const lockout = 'domains/accounts/signIn/lockout.test.ts';
const sharedThrottle = 'domains/accounts/signIn/sharedThrottle.test.ts';
const jwt = 'rest/jwt/jwt.test.ts';
const inTurn = [
  'is not made faster by guessing all at once',
  'is not made faster by several fields in one request',
];

/** Who comes in, for how long, and how often one may try. */
export const sessionGuards: readonly Guard[] = [
  {
    name: 'an access token is ours, and not expired',
    file: 'domains/accounts/sessions/sessions.ts',
    on: 'const { sid, exp } = this.#verify(accessToken);',
    off: "const { sid, exp } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: number; exp: number };",
    provenBy: [{ file: accounts, tests: ['of nobody, broken, forged, unsigned', 'ends after ten minutes'] }],
  },
  {
    name: 'an access token that was right once ends as well',
    file: 'domains/accounts/sessions/sessions.ts',
    on: 'if (known && Date.now() < known.endsAt)',
    off: 'if (known)',
    provenBy: [{ file: accounts, tests: ['ends after ten minutes'] }],
  },
  {
    name: 'every request asks whether its session was revoked',
    file: 'domains/accounts/stillGood.ts',
    on: "session('session.revokedAt', 'is', null), ",
    off: '',
    provenBy: [
      { file: accounts, tests: ['ends with the next request when its session is revoked'] },
      { file: 'domains/accounts/sessions/openSession.test.ts', tests: ['ends one from its next request on'] },
    ],
  },
  {
    name: 'every request asks whether its person may still sign in',
    file: 'domains/accounts/accounts.ts',
    on: ".where('person.status', '=', UserStatus.ACTIVE)",
    off: '',
    provenBy: [{ file: accounts, tests: ['ends with the next request when its person is made inactive'] }],
  },
  {
    name: 'a changed role counts from the next request on',
    file: 'domains/permissions/roles/roleAbilities.ts',
    on: "eb('stamp', '+', 1)",
    off: "eb('stamp', '+', 0)",
    provenBy: [
      { file: 'domains/permissions/roles/roles.test.ts', tests: ['count from the next request on'] },
      {
        file: 'domains/permissions/permissions.test.ts',
        tests: ['ends with the next request when the permission is deleted'],
      },
    ],
  },
  {
    name: 'a refresh token that comes back late ends its session',
    file: 'domains/accounts/sessions/sessions.ts',
    on: 'Date.now() - usedAt.getTime() > graceMilliseconds',
    off: 'graceMilliseconds < 0',
    provenBy: [
      {
        file: accounts,
        tests: ['with a used token after ten seconds ends the session for whoever holds it'],
      },
      { file: jwt, tests: ['ends the session of a token that comes back long after it was exchanged'] },
    ],
  },
  {
    name: 'several tabs may refresh at once',
    file: 'domains/accounts/sessions/sessions.ts',
    on: 'const graceMilliseconds = 10_000;',
    off: 'const graceMilliseconds = -1;',
    provenBy: [{ file: accounts, tests: ['with a used token gives the same successor within ten seconds'] }],
  },
  {
    name: 'of many refreshes at once one makes the successor',
    file: 'domains/accounts/sessions/sessions.ts',
    on: 'if (used === 0) return;',
    off: '',
    provenBy: [
      { file: accounts, tests: ['50 times at once succeeds 50 times with one and the same successor'] },
    ],
  },
  {
    name: 'signing in is for active people',
    file: 'domains/accounts/signIn/signIn.ts',
    on: 'if (!matches || person?.status !== UserStatus.ACTIVE) return undefined;',
    off: 'if (!matches || !person) return undefined;',
    provenBy: [
      { file: accounts, tests: ['is for active people only'] },
      { file: jwt, tests: ['refuses whoever may not sign in, with the same text'] },
    ],
  },
  {
    name: 'an unknown account takes the same work',
    file: 'domains/accounts/signIn/passwords.ts',
    on: 'verify(stored ?? (await nobodysHash()), password)',
    off: 'stored !== null && verify(stored ?? (await nobodysHash()), password)',
    provenBy: [
      {
        file: 'domains/accounts/signIn/passwords.test.ts',
        tests: ['match nothing where there is none, after the same work'],
      },
    ],
  },
  {
    name: 'a sign-in asks the throttle first',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));',
    off: '',
    provenBy: [
      {
        file: accounts,
        tests: ['account from the fifth failure on', ...inTurn],
      },
      { file: jwt, tests: ['says how long to wait after too many wrong tries'] },
      {
        file: 'domains/accounts/proofs/secondFactor.test.ts',
        tests: ['slows guesses of codes down like those of passwords'],
      },
      {
        file: 'domains/accounts/proofs/passkeys.test.ts',
        tests: ['is slowed down like guesses of passwords'],
      },
      { file: 'domains/accounts/proofs/proof.test.ts', tests: ['slows guesses down as signing in does'] },
    ],
  },
  {
    name: 'tries take turns, so that none outruns the counting',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'readonly #strangers = pLimit(2);',
    off: 'readonly #strangers = pLimit(1000);',
    provenBy: [{ file: accounts, tests: ['is not made faster by guessing all at once'] }],
  },
  {
    name: 'failures count on all processes',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'if (counts) this.#take(counted, counts);',
    off: '',
    provenBy: [{ file: sharedThrottle, tests: ['count together'] }],
  },
  {
    name: 'failures that the others could not be told of still count when they can be asked again',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'if (known) known.isApart = true;',
    off: '',
    provenBy: [{ file: sharedThrottle, tests: ['count by themselves while Redis is away'] }],
  },
  {
    name: 'an account waits from its fifth failure on',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'return since + block - now;',
    off: 'return since + block * 0 - now;',
    provenBy: [
      { file: throttle, tests: ['lets an account fail four times'] },
      { file: accounts, tests: ['account from the fifth failure on', ...inTurn] },
    ],
  },
  {
    name: 'an address waits that tries many accounts',
    file: 'domains/accounts/signIn/throttle.ts',
    on: '{ key: `address ${address}`, allowed: perAddress },',
    off: '',
    provenBy: [{ file: throttle, tests: ['makes an address wait that tries many accounts'] }],
  },
  {
    name: 'a network waits that tries many accounts from many addresses',
    file: 'domains/accounts/signIn/throttle.ts',
    on: '...networksOf(address).map((network) => ({',
    off: '...[].map((network: string) => ({',
    provenBy: [{ file: throttle, tests: ['makes a network wait that tries from many addresses'] }],
  },
  {
    name: 'strangers wait a little when many of them fail',
    file: 'domains/accounts/signIn/throttle.ts',
    on: '? delay : 0;',
    off: '? 0 : 0;',
    provenBy: [{ file: throttle, tests: ['holds strangers back a little, and refuses nobody for others'] }],
  },
  {
    name: 'failures of strangers keep no known device out',
    file: 'domains/accounts/signIn/throttle.ts',
    on: 'knownAs === undefined ? `stranger ${account}` : `${knownAs} ${account}`;',
    off: 'knownAs === undefined ? `stranger ${account}` : `stranger ${account}`;',
    provenBy: [
      { file: throttle, tests: ['keeps nobody out of where they signed in before'] },
      { file: lockout, tests: ['does not keep the owner out'] },
    ],
  },
  {
    name: 'a device is known to the accounts that signed in on it, and to no other',
    file: 'domains/accounts/signIn/devices.ts',
    on: 'device?.accounts.includes(this.#nameOf(account))',
    off: 'device && this.#nameOf(account)',
    provenBy: [{ file: lockout, tests: ['is not got around with the device token of another account'] }],
  },
  {
    name: 'a device is known by a token of ours',
    file: 'domains/accounts/signIn/devices.ts',
    on: 'const { id, accounts } = this.#verify(token);',
    off: "const { id, accounts } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Device;",
    provenBy: [{ file: lockout, tests: ['is not got around with a token that is forged'] }],
  },
  {
    name: 'the password alone opens no session where there is a second factor',
    file: 'domains/accounts/signIn/signIn.ts',
    on: 'if (person.secondFactors.length > 0) throw',
    off: 'if (person.secondFactors.length > 1000) throw',
    provenBy: [
      {
        file: 'domains/accounts/proofs/secondFactor.test.ts',
        tests: ['gives no session for the password alone, over GraphQL or REST'],
      },
    ],
  },
  {
    name: 'a dangerous act needs a fresh proof',
    file: 'domains/accounts/proofs/reauthentication.ts',
    on: 'if (!provenAt || proofValidUntil(provenAt) <= new Date())',
    off: 'if (!provenAt)',
    provenBy: [{ file: 'domains/accounts/proofs/proof.test.ts', tests: ['counts for five minutes'] }],
  },
  {
    name: 'the refresh token is out of reach of scripts and other sites',
    file: 'http/tokenCookies.ts',
    on: "httpOnly: true, sameSite: 'strict',",
    off: "httpOnly: false, sameSite: 'lax',",
    provenBy: [
      {
        file: accounts,
        tests: ['keeps the refresh token in a cookie that no script reads and no other site sends'],
      },
    ],
  },
];
