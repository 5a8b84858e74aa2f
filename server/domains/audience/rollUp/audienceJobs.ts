import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { sweepIncidents } from '../sound/incidents/sweepIncidents.ts';
import { rollUp } from './rollUp.ts';
import { findRadiosWithMounts } from './rollUpQueries.ts';
import { forgetSalts, sweepAudience } from './sweep.ts';

/** Aggregates the minutes into hours and days, and deletes the salts of past days. */
export const rollUpJob: JobKind = {
  name: 'audience.rollUp',
  does: 'Aggregates listener figures of today and yesterday by hour and by day.',
  schedule: '*/5 * * * *',
  atOnce: 1,
  tries: 2,
  pause: { first: 30, longest: 60 },
  timeLimit: 280,
  read: () => ({}),
  async work({ database, signal }) {
    for (const { radio } of await findRadiosWithMounts.all(database)) {
      const scope = { database, radioId: radio };
      await forgetSalts(scope);
      await rollUp(scope, signal);
    }
  },
};

export const sweepAudienceJob: JobKind = {
  name: 'audience.sweep',
  does: 'Deletes listener data and incident recordings that are older than their retention.',
  schedule: '43 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 1800,
  read: () => ({}),
  async work({ database, services, signal }) {
    for (const { radio } of await findRadiosWithMounts.all(database))
      await sweepAudience({ database, radioId: radio }, signal);
    await sweepIncidents({ database, storage: services.storage }, signal);
  },
};
