import type { TFunction } from 'i18next';
import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

interface Failed {
  failure: MediaFailure | null | undefined;
  refusedFormat?: string | undefined;
}

/** Returns the full reason why a file cannot be used; names the format when it is unsupported. */
export const reasonText = (t: TFunction, { failure, refusedFormat }: Failed): string =>
  failure === 'FORMAT_NOT_ACCEPTED' && refusedFormat
    ? t('multimedia.refusedFormat', { name: refusedFormat })
    : t(`multimedia.reasons.${failure ?? 'UNEXPECTED'}`);

/** Reasons of failed analyses that analysing the file again cannot change. */
export const hopeless: ReadonlySet<MediaFailure | null | undefined> = new Set<MediaFailure>([
  'DUPLICATE',
  'EMPTY',
]);
