import { guardTests, type Guard } from './guard.ts';

const auditSealsTests = 'server/domains/platform/audit/seals/auditSeals.test.ts';
const idempotencyTests = 'server/domains/platform/idempotency/idempotency.test.ts';
const invoicesTests = 'server/domains/business/invoices/invoices.test.ts';
const uploadsTests = 'server/domains/library/uploads/uploads.test.ts';
const webhooksTests = 'server/domains/platform/notifications/webhooks/webhooks.test.ts';
const streamKeysTests = 'server/domains/broadcasting/live/keys/streamKeys.test.ts';
const stationFilesTests = 'server/domains/broadcasting/station/stationFiles.test.ts';
const streamsTests = 'server/domains/broadcasting/streams/streams.test.ts';
const liveInvitationsTests = 'server/domains/broadcasting/waitingRoom/liveInvitations.test.ts';
const metricsRouteTests = 'server/transport/observing/metricsRoute.test.ts';
const outsideTests = 'server/kit/network/outside.test.ts';
const writesTests = 'server/kit/resource/writes.test.ts';

/** Guards of passwords, keys, signatures, logs, the audit, outbound requests and invoice amounts. */
export const secretGuards: readonly Guard[] = [
  {
    name: 'stream-password-encrypted',
    off: 'first-argument',
    provenBy: [
      guardTests(
        streamsTests,
        'never shows a password, neither in a response nor in the audit nor in its row',
      ),
    ],
  },
  {
    name: 'stream-password-stays-with-host',
    off: 'true',
    provenBy: [
      guardTests(
        streamsTests,
        'is not sent to another machine with a password that its changer does not know',
      ),
    ],
  },
  {
    name: 'stream-password-not-in-files',
    off: 'remove',
    provenBy: [
      guardTests(stationFilesTests, 'contain the settings of the programs without the stored passwords'),
    ],
  },
  {
    name: 'stream-key-stored-as-hash',
    off: 'last-argument',
    provenBy: [guardTests(streamKeysTests, 'is shown once, stored as its hash, and absent from the audit')],
  },
  {
    name: 'guest-link-stored-as-hash',
    off: 'last-argument',
    provenBy: [guardTests(liveInvitationsTests, 'returns its link once, with the name of the guest')],
  },
  {
    name: 'file-address-signed',
    off: 'true',
    provenBy: [guardTests(uploadsTests, 'plays for its viewer alone, whole or in parts')],
  },
  {
    name: 'webhook-signed-with-timestamp',
    off: 'remove',
    provenBy: [
      guardTests(
        webhooksTests,
        'receive the events of their radio, signed so that a receiver can verify them',
      ),
    ],
  },
  {
    name: 'outbound-requests-avoid-private-networks',
    off: 'remove',
    provenBy: [
      guardTests(outsideTests, 'reaches no private network, and the internet by a secure line alone'),
    ],
  },
  {
    name: 'outbound-requests-use-https',
    off: 'remove',
    provenBy: [
      guardTests(outsideTests, 'reaches no private network, and the internet by a secure line alone'),
    ],
  },
  {
    name: 'metrics-need-token',
    off: 'remove',
    provenBy: [guardTests(metricsRouteTests, 'shows nothing to an administrator either')],
  },
  {
    name: 'log-without-query-strings',
    off: 'remove',
    provenBy: [guardTests('server/transport/observing/logging.test.ts', 'a ticket never appears in the log')],
  },
  {
    name: 'errors-hide-internals',
    off: 'true',
    provenBy: [
      guardTests(
        'server/kit/graphql/errors/formatError.test.ts',
        'of a value of the wrong type does not contain the value',
      ),
    ],
  },
  {
    name: 'data-files-private',
    off: 'remove',
    provenBy: [
      guardTests('server/privateFiles.test.ts', 'whatever a server keeps is readable by its own user alone'),
    ],
  },
  {
    name: 'backup-private',
    off: 0o644,
    provenBy: [guardTests('server/backup/restore.test.ts', 'is for its own user alone')],
  },
  {
    name: 'audit-masks-secrets',
    off: 'alternate',
    provenBy: [guardTests(writesTests, 'masks secrets')],
  },
  {
    name: 'audit-hides-unreadable-records',
    off: 'true',
    provenBy: [
      guardTests(
        'server/domains/platform/audit/audit.test.ts',
        'masks every value of a record that its reader may not read at its source',
      ),
    ],
  },
  {
    name: 'audit-records-changes',
    off: 'remove',
    provenBy: [
      guardTests(writesTests, 'records who created, changed and deleted what, from which value to which'),
    ],
  },
  {
    name: 'audit-entries-unchangeable',
    off: 'remove',
    provenBy: [
      guardTests('server/commands/migrate.test.ts', 'rejects changes and deletions from every caller'),
    ],
  },
  {
    name: 'audit-seal-includes-previous-seal',
    off: 'remove',
    provenBy: [guardTests(auditSealsTests, 'show a seal that was taken away with its entries')],
  },
  {
    name: 'idempotency-key-per-person',
    off: 'undefined',
    provenBy: [guardTests(idempotencyTests, 'is of its caller alone')],
  },
  {
    name: 'invoice-balance-within-total',
    off: 'remove',
    provenBy: [guardTests(invoicesTests, 'is checked as a whole')],
  },
  {
    name: 'invoice-payment-kept-when-total-changes',
    off: 'remove',
    provenBy: [guardTests(invoicesTests, 'leaves what was paid as it was')],
  },
];
