import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

/** The radios that have a calendar, for jobs that go through all of them. */
export const radiosWithSlots = query('planning.radiosWithSlots', (db) =>
  db.selectFrom(acrossRadios('Slot')).select('radio').distinct(),
);
