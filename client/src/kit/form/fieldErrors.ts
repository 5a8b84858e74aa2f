import type { TFunction } from 'i18next';
import { fieldProblems } from '../../apollo/errorTexts.generated';

/** Message keys of client-side validation, in addition to those of the server. */
const ownProblems = [
  'callingCode',
  'clock',
  'common',
  'dueBeforeIssued',
  'inPast',
  'noVideo',
  'tooLargeCaptions',
  'tooLargePicture',
  'tooLargeVideo',
  'tooManyPictures',
] as const;

const messageKeys = [...fieldProblems, ...ownProblems] as const;

export type FieldMessageKey = (typeof messageKeys)[number];

/**
 * Returns the error message of a field in the interface language. Unknown and missing keys give the message of
 * `invalid`.
 */
export function fieldMessage(t: TFunction, key: string | undefined) {
  const known = messageKeys.find((messageKey) => messageKey === key) ?? 'invalid';
  return t(`errors.field.${known}`);
}
