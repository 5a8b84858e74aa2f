import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

/** However often one looks into these, they stay what they are. */
export const hopeless: ReadonlySet<MediaFailure | null | undefined> = new Set<MediaFailure>([
  'DUPLICATE',
  'EMPTY',
]);
