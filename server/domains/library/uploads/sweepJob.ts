import type { JobKind } from '../../../kit/jobs/jobKind.ts';

/** Deletes abandoned uploads, old records of uploads, and files that no medium refers to. */
export const sweepJob: JobKind = {
  name: 'multimedia.sweepUploads',
  does: 'Deletes abandoned uploads, old records of uploads, and files of uploads that no medium refers to.',
  schedule: '43 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 3600,
  read: () => ({}),
  work: ({ services }) => services.uploads.sweep(),
};
