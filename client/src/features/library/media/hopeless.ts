import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

/** Permanent failures: analysing the file again cannot change them. */
export const hopeless: ReadonlySet<MediaFailure | null | undefined> = new Set<MediaFailure>([
  'DUPLICATE',
  'EMPTY',
]);
