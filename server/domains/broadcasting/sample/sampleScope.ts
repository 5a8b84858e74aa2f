import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';

/** Slug of the one demo radio that the demo puts on the air. */
export const sampleSlug = 'horizon';

/** Services and radio of the demo station. */
export interface SampleScope {
  database: Database;
  services: Services;
  radioId: number;
}
