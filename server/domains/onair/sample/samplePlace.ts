import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';

/** The radio of the demo that has a station. */
export const sampleSlug = 'horizon';

/** Where its rows are found. */
export interface SamplePlace {
  database: Database;
  services: Services;
  radioId: number;
}
