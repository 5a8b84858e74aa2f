import { ColourSwatch } from '../../data/people/ColourSwatch';
import { CheckField } from '../fields/CheckField';
import type { FieldMessageKey } from '../fieldErrors';
import { TextField } from '../fields/fields';
import { LongTextField } from '../fields/LongTextField';
import { numberOf, problemOfNumber } from '../numbers';
import { firstWords } from '../richText/firstWords';
import { RichTextField } from '../fields/RichTextField';
import { YesOrNo } from '../fields/YesOrNo';
import type { FieldWords, PlainField } from './plainForm';

type Text = string | null | undefined;

/** Single-line text field. */
export const text = ({
  maxLength,
  type,
  ...words
}: FieldWords & { maxLength?: number; type?: 'email' | 'tel' }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (context) => <TextField {...context} type={type} maxLength={maxLength} />,
});

/** Multi-line text field; `minH` is its height while the text is short. */
export const longText = ({
  minH,
  maxLength,
  ...words
}: FieldWords & { minH: string; maxLength: number }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (context) => <LongTextField {...context} minH={minH} maxLength={maxLength} />,
});

interface Typed<TValue> extends FieldWords {
  /** Formats a value for the input. */
  toText: (value: TValue) => string;
  fromText: (text: string) => TValue;
  /** Returns the key of an error message, or undefined when the text is valid. */
  problem: (text: string) => FieldMessageKey | undefined;
  inputMode?: 'numeric' | 'decimal';
  maxLength: number;
}

/** Field whose value is typed as text and converted, such as an amount or a duration. */
export const typed = <TValue,>({
  toText,
  fromText,
  problem,
  inputMode,
  maxLength,
  ...words
}: Typed<TValue>): PlainField<TValue, TValue> => ({
  ...words,
  empty: '',
  read: toText,
  write: fromText,
  draw: (context) => (
    <TextField {...context} inputMode={inputMode} maxLength={maxLength} validate={problem} />
  ),
});

/** Field for a whole number. Blank is null, and is allowed with `isOptional` only. */
export const wholeNumber = (
  words: FieldWords & { maxLength: number },
): PlainField<number | null, number | null> =>
  typed({
    ...words,
    toText: (value) => String(value ?? ''),
    fromText: numberOf,
    problem: problemOfNumber,
    inputMode: 'numeric',
  });

/** Field for a date. Blank is null, and is allowed with `isOptional` only. */
export const day = (words: FieldWords): PlainField<string | null, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (context) => <TextField {...context} type="date" />,
});

/** Field for a time of day, such as 21:30. Blank is null, and is allowed with `isOptional` only. */
export const time = (words: FieldWords): PlainField<string | null, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored?.slice(0, 5) ?? '',
  write: (value: string) => value || null,
  draw: (context) => <TextField {...context} type="time" />,
});

/** Colour field, as `#1d4ed8`. */
export const colour = ({
  begin,
  ...words
}: Omit<FieldWords, 'isOptional'> & { begin: string }): PlainField<string, string> => ({
  ...words,
  empty: begin,
  read: (stored) => stored.toLowerCase(),
  write: String,
  draw: (context) => <TextField {...context} type="color" />,
  show: (value: string) => <ColourSwatch value={value} />,
});

/** Rich text field with headings, lists and links, and with pictures when `picturesUrl` is set. */
export const richText = ({
  picturesUrl,
  ...words
}: FieldWords & { picturesUrl?: string }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (context) => <RichTextField {...context} picturesUrl={picturesUrl} />,
  show: (value: string) => firstWords(value),
});

/** Checkbox field. */
export const check = (words: FieldWords): PlainField<boolean, boolean | undefined> => ({
  ...words,
  empty: false,
  read: (stored) => stored === true,
  write: Boolean,
  draw: ({ form, name, label }) => <CheckField form={form} name={name} label={label} />,
  show: (value: boolean) => <YesOrNo value={value} />,
});
