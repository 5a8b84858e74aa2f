import type { TFunction } from 'i18next';

/** What can be wrong with a field, as the server and our own rules name it. */
const messageKeys = [
  'required',
  'tooShort',
  'tooLong',
  'invalid',
  'email',
  'taken',
  'min',
  'max',
  'unknown',
  'weak',
  'inUse',
  'lastAdministrator',
  'yourself',
  'incorrect',
  'different',
  'elsewhere',
  'callingCode',
  'clock',
  'link',
  'notInvitable',
  'common',
  'dueBeforeIssued',
  'noPicture',
  'noMedia',
  'notReady',
  'outOfDays',
  'foundItems',
  'endBeforeStart',
  'disabled',
  'noItems',
  'notM3u',
  'notUtf8',
  'notCaptions',
  'captionTimes',
  'captionsBackwards',
  'tooLargeCaptions',
  'svgPicture',
  'otherPictureType',
  'brokenPicture',
  'tooManyPixels',
  'tooLargePicture',
  'tooLargeVideo',
  'tooManyPictures',
  'searchWord',
] as const;

export type FieldMessageKey = (typeof messageKeys)[number];

/** Says in the reader's language what is wrong with a field. */
export function fieldMessage(t: TFunction, key: string | undefined) {
  const known = messageKeys.find((messageKey) => messageKey === key) ?? 'invalid';
  return t(`errors.field.${known}`);
}
