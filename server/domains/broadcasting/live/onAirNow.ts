import type { Activity } from '../../../kit/notices/activity.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

const findLivePeople = query('broadcasting.findLivePeople', (db, { people }: Given<{ people: number[] }>) =>
  db
    .selectFrom(acrossRadios('LiveSession'))
    .select('person')
    .where('endedAt', 'is', null)
    .where('isComing', '=', false)
    .where('person', 'in', people),
);

/** People with a live session that has begun and not ended. */
export const findOnAir: Activity = async (database, ids) =>
  new Set((await findLivePeople.all(database, { people: [...ids] })).map(({ person }) => person!));
