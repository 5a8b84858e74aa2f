import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';

/** Radio to act for, with the database and the application's services. Made from requests, players, sockets and jobs alike. */
export interface RadioScope {
  database: Database;
  services: Services;
  radioId: number;
}
