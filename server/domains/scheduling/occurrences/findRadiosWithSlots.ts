import { query } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

/** Radios with slots, for jobs that run for each of them. */
export const findRadiosWithSlots = query('scheduling.findRadiosWithSlots', (db) =>
  db.selectFrom(acrossRadios('Slot')).select('radio').distinct(),
);
