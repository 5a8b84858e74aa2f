import type { JobKind } from '../../../kit/jobs/jobKind.ts';

/** Removes uploads that nobody goes on with, and files that no row names. */
export const sweepJob: JobKind = {
  name: 'multimedia.sweepUploads',
  does: 'Removes uploads that nobody goes on with, and what they left.',
  schedule: '43 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 3600,
  read: () => ({}),
  work: ({ services }) => services.uploads.sweep(),
};
