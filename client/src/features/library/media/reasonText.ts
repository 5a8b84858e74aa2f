import type { TFunction } from 'i18next';
import type { MediaFailure } from '../../../apollo/schemaTypes.generated';

interface Failed {
  failure: MediaFailure | null | undefined;
  refusedFormat?: string | undefined;
}

/** Why a file cannot be used, in full: a format that is not taken is called by its name. */
export const reasonText = (t: TFunction, { failure, refusedFormat }: Failed): string =>
  failure === 'FORMAT_NOT_ACCEPTED' && refusedFormat
    ? t('multimedia.refusedFormat', { name: refusedFormat })
    : t(`multimedia.reasons.${failure ?? 'UNEXPECTED'}`);
