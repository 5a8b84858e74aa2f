import { When } from '../../data/texts/When';
import { MomentField } from '../fields/MomentField';
import type { FieldWords, PlainField } from './plainForm';

/** Field for a date and time, in the viewer's time zone. Blank is null, and is allowed with `isOptional` only. */
export const moment = (words: FieldWords): PlainField<string | null, string | null | undefined> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (context) => <MomentField {...context} />,
  show: (value: string) => (value ? <When moment={value} /> : ''),
});

/** Field for a required date and time, in the viewer's time zone. */
export const neededMoment = (
  words: Omit<FieldWords, 'isOptional'>,
): PlainField<string, string | null | undefined> => ({ ...moment(words), write: String });
