import { guardTests, type Guard } from './guard.ts';

const apiTokensTests = 'server/domains/platform/accounts/apiTokens/apiTokens.test.ts';
const listenTests = 'server/domains/broadcasting/listen/listen.test.ts';
const studioTests = 'server/domains/broadcasting/studio/studio.test.ts';
const radioOwnedTests = 'server/domains/platform/organization/radios/radioOwned.test.ts';
const radiosTests = 'server/domains/platform/organization/radios/radios.test.ts';
const rolesTests = 'server/domains/platform/permissions/roles/roles.test.ts';

/** Guards (see `Guard`) that hide the rows of one radio from other radios, with their tests. */
export const radioGuards: readonly Guard[] = [
  {
    name: 'radio-scope-condition',
    off: 'remove',
    provenBy: [
      guardTests(
        radioOwnedTests,
        'is not found by its id from another radio',
        'is listed and counted for its own radio alone',
      ),
    ],
  },
  {
    name: 'radio-scope-required',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is refused to users who work on no radio')],
  },
  {
    name: 'radio-scope-in-lists',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is listed and counted for its own radio alone')],
  },
  {
    name: 'radio-scope-in-rows',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is not found by its id from another radio')],
  },
  {
    name: 'radio-scope-in-joins',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is not reached by a reference that crosses radios')],
  },
  {
    name: 'radio-scope-in-nested-lists',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is not reached by a reference that crosses radios')],
  },
  {
    name: 'radio-scope-in-filters',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is not reached by a reference that crosses radios')],
  },
  {
    name: 'radio-scope-in-searches',
    off: 'alternate',
    provenBy: [guardTests(radioOwnedTests, 'is not reached by a reference that crosses radios')],
  },
  {
    name: 'radio-scope-in-writes',
    off: 'remove',
    provenBy: [guardTests(radioOwnedTests, 'is neither changed nor deleted from another radio')],
  },
  {
    name: 'radio-scope-in-entity-manager',
    off: 'false',
    provenBy: [guardTests(radioOwnedTests, 'is filtered by the entity manager as well')],
  },
  {
    name: 'radio-scope-in-queries',
    off: 'remove',
    provenBy: [guardTests('server/kit/query/query.test.ts', 'is the radio of the viewer, in every table')],
  },
  {
    name: 'radio-scope-in-subscriptions',
    off: 'true',
    provenBy: [
      guardTests('server/transport/sockets/subscriptionRoutes.test.ts', 'publishes events of its own radio'),
    ],
  },
  {
    name: 'radio-scope-of-roles',
    off: 'remove',
    provenBy: [guardTests(rolesTests, 'of one radio are neither seen nor given elsewhere')],
  },
  {
    name: 'platform-role-belongs-to-no-radio',
    off: 'remove',
    provenBy: [guardTests(rolesTests, 'of a radio are not given on the platform, not even there')],
  },
  {
    name: 'radio-needs-membership',
    off: 'true',
    provenBy: [guardTests(radiosTests, 'is refused when it is not one of theirs')],
  },
  {
    name: 'unreachable-radio-refused',
    off: 'remove',
    provenBy: [guardTests(radiosTests, 'is refused when it is not one of theirs')],
  },
  {
    name: 'radios-listed-for-members',
    off: 'true',
    provenBy: [guardTests(radiosTests, 'are listed for their teams')],
  },
  {
    name: 'platform-role-grants-nothing-on-radio',
    off: 'remove',
    provenBy: [
      guardTests(radiosTests, 'on a radio comes from the role in its team, on the platform from one’s own'),
    ],
  },
  {
    name: 'team-role-grants-nothing-on-platform',
    off: 'remove',
    provenBy: [
      guardTests(radiosTests, 'on a radio comes from the role in its team, on the platform from one’s own'),
    ],
  },
  {
    name: 'audit-of-own-radio',
    off: 'undefined',
    provenBy: [
      guardTests(
        'server/domains/platform/audit/audit.test.ts',
        'shows entries of the current radio and of the platform',
      ),
    ],
  },
  {
    name: 'live-sound-of-own-radio',
    off: 'true',
    provenBy: [guardTests(studioTests, 'streams its sound to the player of its radio alone')],
  },
  {
    name: 'air-ticket-of-own-radio',
    off: 'consequent',
    provenBy: [guardTests(listenTests, 'rejects tickets of another radio, expired tickets and missing ones')],
  },
  {
    name: 'api-token-on-its-radio',
    off: 'remove',
    provenBy: [
      guardTests(apiTokensTests, 'works on its own radio only, even when another radio is requested'),
    ],
  },
];
