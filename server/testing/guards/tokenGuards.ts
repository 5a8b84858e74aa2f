import type { Guard } from './guard.ts';

const tokens = 'domains/accounts/apiTokens/apiTokens.test.ts';
const factors = 'domains/accounts/proofs/secondFactor.test.ts';

/** What programs may do with a token of their person's, and what is good once. */
export const tokenGuards: readonly Guard[] = [
  {
    name: 'an API token allows its scopes and no more',
    file: 'domains/accounts/apiTokens/apiTokens.ts',
    on: 'standing.abilities.ofProgram(found.scopes);',
    off: 'standing.abilities;',
    provenBy: [
      { file: tokens, tests: ['may do what its scopes name, over GraphQL and REST, and nothing else'] },
    ],
  },
  {
    name: 'an API token needs its secret, not its prefix alone',
    file: 'domains/accounts/apiTokens/apiTokens.ts',
    on: 'timingSafeEqual(Buffer.from(found.tokenHash), Buffer.from(hash)) ? found : undefined',
    off: 'timingSafeEqual(Buffer.from(hash), Buffer.from(hash)) ? found : undefined',
    provenBy: [
      { file: tokens, tests: ['that is forged, of another prefix or with another secret is no token'] },
    ],
  },
  {
    name: 'every request asks whether its API token was revoked',
    file: 'domains/accounts/stillGood.ts',
    on: "token('token.revokedAt', 'is', null),",
    off: '',
    provenBy: [{ file: tokens, tests: ['stops working with the next request once it is revoked'] }],
  },
  {
    name: 'an API token runs out',
    file: 'domains/accounts/stillGood.ts',
    on: "token('token.expiresAt', '>', now)",
    off: "token('token.id', '>', 0)",
    provenBy: [{ file: tokens, tests: ['stops working when it runs out'] }],
  },
  {
    name: 'an API token stays on its radio',
    file: 'domains/accounts/apiTokens/apiTokens.ts',
    on: 'if (found.radioId !== null && requestedRadio !== found.radioId) throw radioForbidden();',
    off: '',
    provenBy: [{ file: tokens, tests: ['works on its radio alone, whatever radio is asked for'] }],
  },
  {
    name: 'an API token gets no scope beyond its person',
    file: 'domains/accounts/apiTokens/ownApiTokens.ts',
    on: 'if (beyond) throw forbidden(beyond.action, beyond.subject);',
    off: '',
    provenBy: [{ file: tokens, tests: ['gives no scope beyond what the person may do'] }],
  },
  {
    name: 'credentials are for people, not for their programs',
    file: 'kit/rules/abilities.ts',
    on: "if (rule.kind === 'session') return this.inPerson;",
    off: "if (rule.kind === 'session') return this.signedIn;",
    provenBy: [{ file: tokens, tests: ['makes no tokens, changes no credentials, roles or second factors'] }],
  },
  {
    name: 'rights are given by people, not by their programs',
    file: 'kit/rules/abilities.ts',
    on: "if (!this.inPerson && action !== 'read' && decidedInPerson.has(subject)) return false;",
    off: '',
    provenBy: [{ file: tokens, tests: ['makes no tokens, changes no credentials, roles or second factors'] }],
  },
  {
    name: 'a code of an app is good once',
    file: 'domains/accounts/proofs/authenticator.ts',
    on: "eb('lastPeriod', '<', period)",
    off: "eb('id', '>', 0)",
    provenBy: [
      {
        file: factors,
        tests: [
          'takes no code twice, nor an older one after a newer',
          'takes a code once of many that come at the same time',
        ],
      },
    ],
  },
  {
    name: 'a recovery code is good once',
    file: 'domains/accounts/proofs/recoveryCodes.ts',
    on: ".where('codeHash', '=', hash)\n      .where('usedAt', 'is', null)",
    off: ".where('codeHash', '=', hash)",
    provenBy: [{ file: factors, tests: ['takes a recovery code once, however it is typed'] }],
  },
  {
    name: 'a challenge is used once, of many at once and on every process',
    file: 'domains/accounts/proofs/challenges.ts',
    on: 'if (count === 0) throw challengeExpired();',
    off: 'void count;',
    provenBy: [
      { file: 'domains/accounts/proofs/challenges.test.ts', tests: ['is taken from one of many at once'] },
    ],
  },
  {
    name: 'a challenge is good for five minutes',
    file: 'domains/accounts/proofs/challenges.ts',
    on: 'expiresIn: lifetime',
    off: 'expiresIn: lifetime * 1000',
    provenBy: [
      { file: factors, tests: ['needs a challenge that is ours, not used, not older than five minutes'] },
    ],
  },
];
