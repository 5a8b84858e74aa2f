import { When } from '../../data/When';
import { MomentField } from '../MomentField';
import type { FieldWords, PlainField } from './plainForm';

/** A day and a time in the viewer's time zone, or none. */
export const moment = (words: FieldWords): PlainField<string | null, string | null | undefined> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (place) => <MomentField {...place} />,
  show: (value: string) => (value ? <When moment={value} /> : ''),
});

/** The same where there has to be one. */
export const neededMoment = (
  words: Omit<FieldWords, 'isOptional'>,
): PlainField<string, string | null | undefined> => ({ ...moment(words), write: String });
