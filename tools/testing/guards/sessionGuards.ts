import { guardTests, type Guard } from './guard.ts';

const accountResolverTests = 'server/domains/platform/accounts/account.resolver.test.ts';
const apiTokensTests = 'server/domains/platform/accounts/apiTokens/apiTokens.test.ts';
const challengesTests = 'server/domains/platform/accounts/proofs/passkeys/challenges.test.ts';
const passkeysTests = 'server/domains/platform/accounts/proofs/passkeys/passkeys.test.ts';
const identityTests = 'server/domains/platform/accounts/proofs/identity.test.ts';
const secondFactorTests = 'server/domains/platform/accounts/proofs/secondFactor.test.ts';
const throttleTests = 'server/domains/platform/accounts/signIn/throttle.test.ts';
const stationTests = 'server/domains/broadcasting/station/station.test.ts';
const studioTests = 'server/domains/broadcasting/studio/studio.test.ts';
const liveInvitationsTests = 'server/domains/broadcasting/waitingRoom/liveInvitations.test.ts';
const guestsTests = 'server/domains/platform/organization/teams/guests.test.ts';
const rolesTests = 'server/domains/platform/permissions/roles/roles.test.ts';
const graphqlRoutesTests = 'server/transport/graphql/graphqlRoutes.test.ts';
const subscriptionRoutesTests = 'server/transport/sockets/subscriptionRoutes.test.ts';

/** Guards of sign-in, sessions, tokens and second factors, and of the pages that may use the cookie. */
export const sessionGuards: readonly Guard[] = [
  {
    name: 'access-token-expires',
    off: 'true',
    provenBy: [guardTests(accountResolverTests, 'ends after ten minutes')],
  },
  {
    name: 'session-not-revoked',
    off: 'remove',
    provenBy: [guardTests(accountResolverTests, 'ends with the next request when its session is revoked')],
  },
  {
    name: 'session-of-active-person',
    off: 'remove',
    provenBy: [
      guardTests(accountResolverTests, 'ends with the next request when its person is made inactive'),
    ],
  },
  {
    name: 'role-change-ends-cached-rights',
    off: 0,
    provenBy: [guardTests(rolesTests, 'count from the next request on')],
  },
  {
    name: 'late-refresh-ends-session',
    off: 'false',
    provenBy: [
      guardTests(accountResolverTests, 'with a used token after ten seconds ends the session of its holder'),
    ],
  },
  {
    name: 'sign-in-of-active-people',
    off: 'false',
    provenBy: [guardTests(accountResolverTests, 'is for active people only')],
  },
  {
    name: 'sign-in-throttled',
    off: 'remove',
    provenBy: [guardTests(accountResolverTests, 'account from the fifth failure on')],
  },
  {
    name: 'account-blocked-after-failures',
    off: 'alternate',
    provenBy: [guardTests(throttleTests, 'lets an account fail four times')],
  },
  {
    name: 'second-factor-required',
    off: 'remove',
    provenBy: [
      guardTests(secondFactorTests, 'gives no session for the password alone, over GraphQL or REST'),
    ],
  },
  {
    name: 'reauthentication-expires',
    off: 'false',
    provenBy: [guardTests(identityTests, 'counts for five minutes')],
  },
  {
    name: 'password-guesses-limited',
    off: 'remove',
    provenBy: [guardTests(accountResolverTests, 'is not made faster by several fields in one request')],
  },
  {
    name: 'refresh-cookie-hidden-from-scripts',
    off: 'false',
    provenBy: [
      guardTests(
        accountResolverTests,
        'keeps the refresh token in a cookie that no script reads and no other site sends',
      ),
    ],
  },
  {
    name: 'refresh-cookie-same-site',
    off: 'remove',
    provenBy: [
      guardTests(
        accountResolverTests,
        'keeps the refresh token in a cookie that no script reads and no other site sends',
      ),
    ],
  },
  {
    name: 'authenticator-code-used-once',
    off: 'remove',
    provenBy: [guardTests(secondFactorTests, 'takes no code twice, nor an older one after a newer')],
  },
  {
    name: 'recovery-code-used-once',
    off: 'remove',
    provenBy: [guardTests(secondFactorTests, 'takes a recovery code once, however it is typed')],
  },
  {
    name: 'challenge-used-once',
    off: 'remove',
    provenBy: [guardTests(challengesTests, 'is taken from one of many at once')],
  },
  {
    name: 'challenge-expires',
    off: 'remove',
    provenBy: [
      guardTests(secondFactorTests, 'needs a challenge that is ours, not used, not older than five minutes'),
    ],
  },
  {
    name: 'passkey-of-portal-only',
    off: 'true',
    provenBy: [guardTests(passkeysTests, 'belongs to the portal, and to no host that a request makes up')],
  },
  {
    name: 'guest-access-expires',
    off: 'remove',
    provenBy: [guardTests(guestsTests, 'opens an account by it, and is here for the time alone')],
  },
  {
    name: 'api-token-within-its-scopes',
    off: 'remove',
    provenBy: [
      guardTests(apiTokensTests, 'may do what its scopes name, over GraphQL and REST, and nothing else'),
    ],
  },
  {
    name: 'api-token-needs-secret',
    off: 'consequent',
    provenBy: [
      guardTests(apiTokensTests, 'that is forged, of another prefix or with another secret is no token'),
    ],
  },
  {
    name: 'api-token-not-revoked',
    off: 'remove',
    provenBy: [guardTests(apiTokensTests, 'stops working with the next request once it is revoked')],
  },
  {
    name: 'api-token-expires',
    off: 'remove',
    provenBy: [guardTests(apiTokensTests, 'stops working when it runs out')],
  },
  {
    name: 'credentials-changed-in-person',
    off: 'true',
    provenBy: [
      guardTests(apiTokensTests, 'makes no tokens, changes no credentials, roles or second factors'),
    ],
  },
  {
    name: 'rights-given-in-person',
    off: 'remove',
    provenBy: [
      guardTests(apiTokensTests, 'makes no tokens, changes no credentials, roles or second factors'),
    ],
  },
  {
    name: 'station-token-revoked',
    off: 'remove',
    provenBy: [guardTests(stationTests, 'is good for nothing once it was ended')],
  },
  {
    name: 'guest-link-expires',
    off: 'remove',
    provenBy: [guardTests(liveInvitationsTests, 'is refused when it is malformed, revoked or expired')],
  },
  {
    name: 'invalid-bearer-token-refused',
    off: 'remove',
    provenBy: [guardTests(graphqlRoutesTests, 'refuses a bearer token that is none')],
  },
  {
    name: 'cookie-ignored-from-other-sites',
    off: 'right',
    provenBy: [guardTests(graphqlRoutesTests, 'takes no cookie from another site, whatever token it brings')],
  },
  {
    name: 'cookie-call-from-own-pages',
    off: 'remove',
    provenBy: [guardTests(graphqlRoutesTests, 'refuses another site without a token')],
  },
  {
    name: 'cookie-upload-from-own-pages',
    off: 'remove',
    provenBy: [
      guardTests('server/transport/files/uploadRoutes.test.ts', 'from pages of other sites without a token'),
    ],
  },
  {
    name: 'loopback-is-foreign-in-production',
    off: 'right',
    provenBy: [guardTests(graphqlRoutesTests, 'no page of the same machine is ours by being near')],
  },
  {
    name: 'proxies-trusted-as-configured',
    off: 'true',
    provenBy: [
      guardTests(
        'server/transport/proxies.test.ts',
        'is what as many proxies say as are counted, and not what the caller says',
      ),
    ],
  },
  {
    name: 'socket-from-own-pages',
    off: 'remove',
    provenBy: [guardTests(subscriptionRoutesTests, 'is refused to pages of others')],
  },
  {
    name: 'socket-ends-with-session',
    off: 'remove',
    provenBy: [guardTests('server/transport/sockets/socketWatch.test.ts', 'are closed, and no others')],
  },
  {
    name: 'domain-socket-from-own-pages',
    off: 'remove',
    provenBy: [guardTests(studioTests, 'is closed to pages of others')],
  },
];
