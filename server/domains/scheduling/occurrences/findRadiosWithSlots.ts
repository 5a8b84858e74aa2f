import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

/** Finds the radios that have slots, for jobs that run for each of them. */
export const findRadiosWithSlots = query('scheduling.findRadiosWithSlots', (db) =>
  db.selectFrom(acrossRadios('Slot')).select('radio').distinct(),
);
