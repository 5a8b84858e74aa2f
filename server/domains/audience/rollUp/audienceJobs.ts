import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { sweepIncidents } from '../sound/incidents/sweepIncidents.ts';
import { rollUp } from './rollUp.ts';
import { radiosWithMounts } from './rollUpQueries.ts';
import { forgetSalts, sweepAudience } from './sweep.ts';

/** Figures of hours and days follow those of minutes. */
export const rollUpJob: JobKind = {
  name: 'audience.rollUp',
  does: 'Makes the figures of listeners by hour and by day, of today and yesterday.',
  schedule: '*/5 * * * *',
  atOnce: 1,
  tries: 2,
  pause: { first: 30, longest: 60 },
  timeLimit: 280,
  read: () => ({}),
  async work({ database, signal }) {
    for (const { radio } of await radiosWithMounts.all(database)) {
      const scope = { database, radioId: radio };
      await forgetSalts(scope);
      await rollUp(scope, signal);
    }
  },
};

export const sweepAudienceJob: JobKind = {
  name: 'audience.sweep',
  does: 'Deletes what is known of listeners, and what was heard of streams, once it has been kept for its time.',
  schedule: '43 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 1800,
  read: () => ({}),
  async work({ database, services, signal }) {
    for (const { radio } of await radiosWithMounts.all(database))
      await sweepAudience({ database, radioId: radio }, signal);
    await sweepIncidents({ database, storage: services.storage }, signal);
  },
};
