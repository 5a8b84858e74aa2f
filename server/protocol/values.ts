import { z } from 'zod';

/** A moment of ISO 8601 in UTC (`Z`) or with an offset (`+02:00`). */
export const moment = z.iso.datetime({ offset: true }).describe('Moment in ISO 8601, with `Z` or an offset.');

/** Id of a record, as a decimal number. */
export const recordId = z.string().max(20).describe('Id of a record.');
