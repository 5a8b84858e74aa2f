import type { JobKind } from '../../../kit/jobs/jobKind.ts';

/** What is done again anyway at its next moment needs few tries. */
const repeated = { atOnce: 1, tries: 2, pause: { first: 5, longest: 60 }, read: () => ({}) };

export const sealAuditJob: JobKind = {
  ...repeated,
  name: 'audit.seal',
  does: 'Seals what the audit has gained.',
  schedule: '* * * * *',
  timeLimit: 300,
  work: ({ services }) => services.auditSeals.seal(),
};

export const checkAuditJob: JobKind = {
  ...repeated,
  name: 'audit.check',
  does: 'Checks that the audit is as it was sealed.',
  schedule: '17 4 * * *',
  // Years of entries.
  timeLimit: 3600,
  work: ({ services }) => services.auditSeals.check(),
};
