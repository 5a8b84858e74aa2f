import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

/** Why files cannot be used, in the order in which one filters by it. */
export const mediaFailures = [
  'DUPLICATE',
  'DAMAGED',
  'FORMAT_NOT_ACCEPTED',
  'NOT_MEDIA',
  'WRONG_KIND',
  'EMPTY',
  'TOO_LONG',
  'FILE_MISSING',
  'STORAGE_FULL',
  'UNEXPECTED',
] as const satisfies readonly MediaFailure[];
