import type { TFunction } from 'i18next';
import { fieldProblems } from '../../apollo/errorTexts.generated';

/** What our own rules find wrong with a field, beside what the server does. */
const ownProblems = [
  'callingCode',
  'clock',
  'common',
  'dueBeforeIssued',
  'tooLargeCaptions',
  'tooLargePicture',
  'tooLargeVideo',
  'tooManyPictures',
] as const;

const messageKeys = [...fieldProblems, ...ownProblems] as const;

export type FieldMessageKey = (typeof messageKeys)[number];

/** Says in the reader's language what is wrong with a field. */
export function fieldMessage(t: TFunction, key: string | undefined) {
  const known = messageKeys.find((messageKey) => messageKey === key) ?? 'invalid';
  return t(`errors.field.${known}`);
}
