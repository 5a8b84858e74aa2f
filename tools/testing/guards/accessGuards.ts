import { guardTests, type Guard } from './guard.ts';

const accountSettingsTests = 'server/domains/platform/accounts/settings/accountSettings.test.ts';
const employeesTests = 'server/domains/business/employees/employees.test.ts';
const mediaKindsTests = 'server/domains/library/media/mediaKinds.test.ts';
const uploadRightsTests = 'server/domains/library/uploads/uploadRights.test.ts';
const uploadsTests = 'server/domains/library/uploads/uploads.test.ts';
const notificationsTests = 'server/domains/platform/notifications/notifications.test.ts';
const listenTests = 'server/domains/broadcasting/listen/listen.test.ts';
const streamKeysTests = 'server/domains/broadcasting/live/keys/streamKeys.test.ts';
const radiosTests = 'server/domains/platform/organization/radios/radios.test.ts';
const teamsTests = 'server/domains/platform/organization/teams/teams.test.ts';
const powerOverTests = 'server/domains/platform/permissions/access/powerOver.test.ts';
const rolesTests = 'server/domains/platform/permissions/roles/roles.test.ts';
const ownOnlyTests = 'server/domains/programmes/people/ownOnly.test.ts';
const rushesTests = 'server/domains/programmes/rushes/rushes.test.ts';
const sitePagesTests = 'server/domains/website/pages/sitePages.test.ts';
const ownHostsTests = 'server/domains/website/pages/ownHosts.test.ts';
const feedTests = 'server/domains/programmes/podcasts/feed/feed.test.ts';
const publicProgrammesTests = 'server/domains/website/pages/views/publicProgrammes.test.ts';
const contentPreviewsTests = 'server/domains/website/preview/contentPreviews.test.ts';
const usersTests = 'server/domains/platform/users/users.test.ts';
const followUpTests = 'server/kit/resource/followUp.test.ts';
const protectSchemaTests = 'server/kit/rules/protectSchema.test.ts';
const oraclesTests = 'tools/testing/lists/oracles.test.ts';

/**
 * Guards (see `Guard`) of authorisation, each with the tests that prove it. They protect rules of the schema, permissions for rows,
 * the administration of users and roles, and what the public website shows.
 */
export const accessGuards: readonly Guard[] = [
  {
    name: 'rule-required-on-root-fields',
    off: 'remove',
    provenBy: [guardTests(protectSchemaTests, 'is not built with a field that forgot its rule')],
  },
  {
    name: 'rule-required-on-types',
    off: 'remove',
    provenBy: [guardTests(protectSchemaTests, 'is not built with a type that forgot its rule')],
  },
  {
    name: 'rule-runs-before-field',
    off: 'remove',
    provenBy: [guardTests(protectSchemaTests, 'rejects signed-out callers')],
  },
  {
    name: 'all-rules-run-before-field',
    off: 'remove',
    provenBy: [guardTests(protectSchemaTests, 'rejects signed-out callers')],
  },
  {
    name: 'rule-of-target-type',
    off: 'remove',
    provenBy: [guardTests(protectSchemaTests, 'requires the rule of the type that it returns')],
  },
  {
    name: 'rules-of-repeated-operation',
    off: 'true',
    provenBy: [
      guardTests(protectSchemaTests, 'stays closed in an operation that was run before by someone who may'),
    ],
  },
  {
    name: 'rule-of-filtered-column',
    off: 'remove',
    provenBy: [guardTests(employeesTests, 'hides salaries from users who may not read them')],
  },
  {
    name: 'rule-of-related-type',
    off: 'remove',
    provenBy: [guardTests(oraclesTests, 'refuses each way that looks at what the viewer may not read')],
  },
  {
    name: 'rule-of-searched-relation',
    off: 'true',
    provenBy: [guardTests(oraclesTests, 'looks past what the viewer may not read')],
  },
  {
    name: 'rule-of-searched-property',
    off: 'true',
    provenBy: [guardTests(employeesTests, 'hides salaries from users who may not read them')],
  },
  {
    name: 'conflict-shows-readable-fields',
    off: 'false',
    provenBy: [
      guardTests(
        'server/kit/resource/writes.test.ts',
        'show nothing in a conflict that the caller may not read',
      ),
    ],
  },
  {
    name: 'create-is-authorized',
    off: 'remove',
    provenBy: [guardTests(followUpTests, 'is refused each kind of it')],
  },
  {
    name: 'update-is-authorized',
    off: 'remove',
    provenBy: [guardTests(followUpTests, 'is refused each kind of it')],
  },
  {
    name: 'delete-is-authorized',
    off: 'remove',
    provenBy: [guardTests(followUpTests, 'is refused each kind of it')],
  },
  {
    name: 'restore-is-authorized',
    off: 'undefined',
    provenBy: [guardTests(followUpTests, 'is refused each kind of it')],
  },
  {
    name: 'unused-override-stops-schema',
    off: 'remove',
    provenBy: [guardTests(followUpTests, 'would never be called does not build')],
  },
  {
    name: 'introspection-needs-right',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/kit/graphql/limits.test.ts',
        'is shown to nobody who is signed out',
        'is shown to nobody without the permission',
      ),
    ],
  },
  {
    name: 'rest-needs-viewer',
    off: 'remove',
    provenBy: [guardTests('server/transport/rest/rest.test.ts', 'check the caller before the parameters')],
  },
  {
    name: 'own-rows-only',
    off: 'true',
    provenBy: [guardTests(ownOnlyTests, 'changes only their own records')],
  },
  {
    name: 'own-condition-survives-intersection',
    off: 'undefined',
    provenBy: [
      guardTests(
        'server/kit/rules/abilities.test.ts',
        'stays so in whatever cuts it down, and cuts others down to it',
      ),
    ],
  },
  {
    name: 'own-condition-not-widened',
    off: 'consequent',
    provenBy: [guardTests(rolesTests, 'of one’s own alone give nobody more than that')],
  },
  {
    name: 'role-given-within-own-power',
    off: 'remove',
    provenBy: [guardTests(usersTests, 'nobody gives a role that may do more')],
  },
  {
    name: 'power-over-changed-person',
    off: 'remove',
    provenBy: [guardTests(usersTests, 'nobody changes or deletes a person who may do more')],
  },
  {
    name: 'power-over-person-on-each-radio',
    off: 'remove',
    provenBy: [guardTests(powerOverTests, 'is not deleted by users without power over them')],
  },
  {
    name: 'power-of-token-on-its-radio',
    off: 'consequent',
    provenBy: [guardTests(powerOverTests, 'is not deleted with a token that does not reach there')],
  },
  {
    name: 'power-of-token-within-its-scopes',
    off: 'first-argument',
    provenBy: [guardTests(powerOverTests, 'is not deleted with a token that does not reach there')],
  },
  {
    name: 'taken-fields-need-read-right',
    off: 'true',
    provenBy: [guardTests(accountSettingsTests, 'reports duplicates only to users who may read people')],
  },
  {
    name: 'last-administrator-keeps-role',
    off: 'false',
    provenBy: [guardTests(usersTests, 'does not end with the last administrator who can sign in')],
  },
  {
    name: 'role-grants-within-own-power',
    off: 'remove',
    provenBy: [guardTests(rolesTests, 'grant nothing that their author does not hold')],
  },
  {
    name: 'platform-role-needs-power-everywhere',
    off: 'false',
    provenBy: [
      guardTests(rolesTests, 'of the platform give nothing of radios on the strength of one radio alone'),
    ],
  },
  {
    name: 'power-over-changed-role',
    off: 'remove',
    provenBy: [guardTests(rolesTests, 'that may do more than oneself are not touched')],
  },
  {
    name: 'team-role-within-own-power',
    off: 'remove',
    provenBy: [guardTests(teamsTests, 'does not give more power than one has there oneself')],
  },
  {
    name: 'power-over-changed-member',
    off: 'remove',
    provenBy: [
      guardTests(teamsTests, 'is not changed by someone with less power than the member, or for oneself'),
    ],
  },
  {
    name: 'view-as-role-changes-nothing',
    off: 'remove',
    provenBy: [guardTests(radiosTests, 'changes nothing')],
  },
  {
    name: 'view-as-role-adds-no-rights',
    off: 'remove',
    provenBy: [guardTests(radiosTests, 'shows what that role may do as well as oneself, and no more')],
  },
  {
    name: 'private-thread-for-members',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/chat/chat.test.ts',
        'are visible to their participants alone, whatever other permissions people have',
      ),
    ],
  },
  {
    name: 'upload-needs-create-right',
    off: 'remove',
    provenBy: [guardTests(uploadsTests, 'needs the permission to add that kind')],
  },
  {
    name: 'upload-resumed-by-sender',
    off: 'false',
    provenBy: [guardTests(uploadsTests, 'is resumed by its sender alone')],
  },
  {
    name: 'upload-chunk-needs-right',
    off: 'remove',
    provenBy: [guardTests(uploadRightsTests, 'cannot resume an upload of its owner')],
  },
  {
    name: 'finished-upload-needs-right',
    off: 'remove',
    provenBy: [
      guardTests(uploadRightsTests, 'ends when its sender loses the permission during the last chunk'),
    ],
  },
  {
    name: 'upload-after-restart-needs-right',
    off: 'true',
    provenBy: [guardTests(uploadRightsTests, 'is accepted when its sender still has the permission')],
  },
  {
    name: 'streamed-file-needs-right',
    off: 'true',
    provenBy: [guardTests(rushesTests, 'is played only by users who may read rushes')],
  },
  {
    name: 'kind-scope-condition',
    off: 'remove',
    // Without the guard, the address of a file is still rejected: the outline of an unread kind contains no file.
    provenBy: [guardTests(mediaKindsTests, 'is in no list', 'is not found by its id')],
  },
  {
    name: 'outline-of-unread-kind',
    off: 'remove',
    provenBy: [
      guardTests(mediaKindsTests, 'keeps its position and its length in a playlist, without its names'),
    ],
  },
  {
    name: 'added-medium-needs-kind',
    off: 'remove',
    provenBy: [guardTests(mediaKindsTests, 'is not put into a playlist, as one that does not exist')],
  },
  {
    name: 'matched-medium-needs-kind',
    off: 'remove',
    provenBy: [guardTests(mediaKindsTests, 'is not matched by an imported playlist')],
  },
  {
    name: 'criteria-need-kinds',
    off: 'remove',
    provenBy: [guardTests(mediaKindsTests, 'is not found by the criteria of a smart playlist')],
  },
  {
    name: 'duplicates-need-kind',
    off: 'true',
    provenBy: [guardTests(mediaKindsTests, 'is no duplicate of what can be read')],
  },
  {
    name: 'notification-needs-right',
    off: 'false',
    provenBy: [guardTests(notificationsTests, 'are hidden from users who may not see their record')],
  },
  {
    name: 'listening-needs-right',
    off: 'remove',
    provenBy: [
      guardTests(
        listenTests,
        'is closed to users who may not read the current item, and on radios of others',
      ),
    ],
  },
  {
    name: 'stream-key-of-others-not-deleted',
    off: 'false',
    provenBy: [
      guardTests(
        streamKeysTests,
        'of another person is not found without the permission to delete keys, nor is an unknown one',
      ),
    ],
  },
  {
    name: 'visitors-see-published-contents',
    off: 'alternate',
    provenBy: [
      guardTests(
        sitePagesTests,
        'shows published contents alone, at their addresses and in lists, feeds and the sitemap',
      ),
    ],
  },
  {
    name: 'visitors-play-published-sounds',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/references/textSounds.test.ts',
        'plays no sound of',
        'plays no sound that the text does not name',
      ),
    ],
  },
  {
    name: 'text-sound-needs-right',
    off: 'true',
    provenBy: [
      guardTests(
        'server/domains/website/references/textSounds.test.ts',
        'inserts only sounds of the kinds that they may read',
      ),
    ],
  },
  {
    name: 'menu-records-need-right',
    off: 'true',
    provenBy: [
      guardTests(
        'server/domains/website/menus/menuRecords.test.ts',
        'are refused when they are not of this radio or the viewer may not read them',
      ),
    ],
  },
  {
    name: 'visitors-see-approved-comments',
    off: 'alternate',
    provenBy: [
      guardTests('server/domains/website/comments/comments.test.ts', 'reads approved comments only'),
      guardTests(
        'server/domains/website/comments/comments.test.ts',
        'reads no comments of a content that is not published, and no answers to a hidden comment',
      ),
    ],
  },
  {
    name: 'visitors-see-shown-banners',
    off: 'alternate',
    provenBy: [
      guardTests(
        'server/domains/website/banners/banners.test.ts',
        'is seen by visitors while it is active and inside its dates',
      ),
    ],
  },
  {
    name: 'fields-closed-to-visitors',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/contents/visitors.test.ts',
        'may not read',
        'may not use a closed field in a',
      ),
    ],
  },
  {
    name: 'operations-of-visitors',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/contents/visitors.test.ts',
        'runs documents of the website only, letter by letter',
      ),
    ],
  },
  {
    name: 'visitors-read-public-radios',
    off: 'alternate',
    provenBy: [
      guardTests(
        'tools/testing/matrix/visitors.test.ts',
        'reads nothing of a radio whose website is not public',
      ),
    ],
  },
  {
    name: 'website-is-public',
    off: 'remove',
    provenBy: [guardTests(sitePagesTests, 'answers 404 until it is public')],
  },
  {
    name: 'website-shows-published-contents',
    off: 'remove',
    provenBy: [
      guardTests(
        sitePagesTests,
        'shows published contents alone, at their addresses and in lists, feeds and the sitemap',
      ),
    ],
  },
  {
    name: 'website-shows-no-content-before-its-moment',
    off: 'remove',
    provenBy: [
      guardTests(sitePagesTests, 'shows a scheduled content from its moment on, and not after its end'),
    ],
  },
  {
    name: 'website-shows-no-content-after-its-end',
    off: 'remove',
    provenBy: [
      guardTests(sitePagesTests, 'shows a scheduled content from its moment on, and not after its end'),
    ],
  },
  {
    name: 'website-has-strict-policy',
    off: 'alternate',
    provenBy: [guardTests(sitePagesTests, 'sends a policy without scripts, styles or connections of others')],
  },
  {
    name: 'website-shows-listed-emissions',
    off: 'remove',
    provenBy: [
      guardTests(
        publicProgrammesTests,
        'a programme and its episodes are found under a former address, while it is listed',
        'the team is named with its programmes, without guests and emissions that are not listed',
      ),
    ],
  },
  {
    name: 'team-picture-needs-consent',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/pages/views/teamPictures.test.ts',
        'is on no page until the person shows it, and vanishes when the person hides it',
      ),
    ],
  },
  {
    name: 'podcast-preview-needs-key',
    off: 'true',
    provenBy: [guardTests(feedTests, 'shows unpublished episodes only with the key of the preview')],
  },
  {
    name: 'feed-needs-published-podcast',
    off: 'true',
    provenBy: [guardTests(feedTests, 'is hidden until it is published and something is out')],
  },
  {
    name: 'preview-ends',
    off: 'remove',
    provenBy: [
      guardTests(
        contentPreviewsTests,
        'is not found for guesses, for a deleted content and after its end',
        'opens its content until its end, and differs each time',
      ),
    ],
  },
  {
    name: 'private-page-not-cached',
    off: 'remove',
    provenBy: [
      guardTests(
        contentPreviewsTests,
        'shows the draft as a page of the website, above it what it is, and is stored nowhere',
      ),
    ],
  },
  {
    name: 'secret-page-not-cached',
    off: 'remove',
    provenBy: [guardTests('server/kit/pages/pageCache.test.ts', 'does not store a page at a secret address')],
  },
  {
    name: 'crop-needs-signature',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/pictures/pictureCrops.test.ts',
        'is offered in the listed widths, with a signature, and of stored pictures alone',
      ),
    ],
  },
  {
    name: 'banner-needs-public-website',
    off: 'remove',
    provenBy: [
      guardTests(
        'server/domains/website/banners/banners.test.ts',
        'is neither counted nor followed while the website is not public',
      ),
    ],
  },
  {
    name: 'own-host-hides-portal',
    off: 'true',
    provenBy: [guardTests(ownHostsTests, 'has none of the paths of the portal')],
  },
  {
    name: 'own-host-serves-one-radio',
    off: 'remove',
    provenBy: [
      guardTests(
        ownHostsTests,
        'does not show the website of another radio',
        'serves the feeds of its radio, and no document of another radio',
      ),
    ],
  },
];
