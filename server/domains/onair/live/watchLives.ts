import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { endWhatIsOver } from './endLive.ts';

const radiosWithLive = query('onair.radiosWithLive', (db) =>
  db.selectFrom(acrossRadios('LiveSession')).select('radio').distinct().where('endedAt', 'is', null),
);

/** Time ends what was allowed for a time, and nobody tells of a line that is gone with its process. */
export const watchLivesJob: JobKind = {
  name: 'onair.watchLives',
  does: 'Ends whoever is live without the right to it any more, or whose line did not come back.',
  atOnce: 1,
  tries: 1,
  pause: { first: 5, longest: 5 },
  timeLimit: 50,
  schedule: '* * * * *',
  read: () => ({}),
  async work({ database, services }) {
    for (const { radio } of await radiosWithLive.all(database))
      await endWhatIsOver({ database, services, radioId: radio }, Date.now());
  },
};
