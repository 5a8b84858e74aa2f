import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

/** Reasons why files cannot be used, in the order of the filter. */
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
