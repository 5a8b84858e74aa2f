import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';

/** A radio, wherever it is asked of it: in a request, by its player, over a socket or in a job. */
export interface Place {
  database: Database;
  services: Services;
  radioId: number;
}
