import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';

/** A radio with its services, for requests, players, sockets and jobs alike. */
export interface RadioScope {
  database: Database;
  services: Services;
  radioId: number;
}
