import type { JobKind } from '../../../../kit/jobs/jobKind.ts';

/** Settings of scheduled jobs. Two attempts are enough, because the schedule runs the job again. */
const repeated = { atOnce: 1, tries: 2, pause: { first: 5, longest: 60 }, read: () => ({}) };

export const sealAuditJob: JobKind = {
  ...repeated,
  name: 'audit.seal',
  does: 'Seals new audit entries.',
  schedule: '* * * * *',
  timeLimit: 300,
  work: ({ services }) => services.auditSeals.seal(),
};

export const checkAuditJob: JobKind = {
  ...repeated,
  name: 'audit.check',
  does: 'Checks the audit against its seals.',
  schedule: '17 4 * * *',
  // Seconds; checking years of entries takes less.
  timeLimit: 3600,
  work: ({ services }) => services.auditSeals.check(),
};
