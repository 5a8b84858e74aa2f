import { ColourSwatch } from '../../data/ColourSwatch';
import { CheckField } from '../CheckField';
import type { FieldMessageKey } from '../fieldErrors';
import { TextField } from '../fields';
import { LongTextField } from '../LongTextField';
import { numberOf, problemOfNumber } from '../numbers';
import { firstWords } from '../richText/firstWords';
import { RichTextField } from '../RichTextField';
import { YesOrNo } from '../YesOrNo';
import type { FieldWords, PlainField } from './plainForm';

type Text = string | null | undefined;

/** One line of text. */
export const text = ({
  maxLength,
  type,
  ...words
}: FieldWords & { maxLength?: number; type?: 'email' | 'tel' }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (place) => <TextField {...place} type={type} maxLength={maxLength} />,
});

/** Text of several lines; `minH` is how high it is while there is little in it. */
export const longText = ({
  minH,
  maxLength,
  ...words
}: FieldWords & { minH: string; maxLength: number }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (place) => <LongTextField {...place} minH={minH} maxLength={maxLength} />,
});

interface Typed<TValue> extends FieldWords {
  /** How a value is typed. */
  toText: (value: TValue) => string;
  fromText: (text: string) => TValue;
  /** What is wrong with what was typed, if anything. */
  problem: (text: string) => FieldMessageKey | undefined;
  inputMode?: 'numeric' | 'decimal';
  maxLength: number;
}

/** A value that is typed as text, such as an amount or a length. */
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
  draw: (place) => <TextField {...place} inputMode={inputMode} maxLength={maxLength} validate={problem} />,
});

/** A whole number that may be left out. */
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

/** A day, or none. */
export const day = (words: FieldWords): PlainField<string | null, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (place) => <TextField {...place} type="date" />,
});

/** A time of day, such as 21:30, or none. */
export const time = (words: FieldWords): PlainField<string | null, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored?.slice(0, 5) ?? '',
  write: (value: string) => value || null,
  draw: (place) => <TextField {...place} type="time" />,
});

/** A colour, as `#1d4ed8`. */
export const colour = ({
  begin,
  ...words
}: Omit<FieldWords, 'isOptional'> & { begin: string }): PlainField<string, string> => ({
  ...words,
  empty: begin,
  read: (stored) => stored.toLowerCase(),
  write: String,
  draw: (place) => <TextField {...place} type="color" />,
  show: (value: string) => <ColourSwatch value={value} />,
});

/** Text with headings, lists and links; with pictures too where there is an address that takes them. */
export const richText = ({
  picturesUrl,
  ...words
}: FieldWords & { picturesUrl?: string }): PlainField<string, Text> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: String,
  draw: (place) => <RichTextField {...place} picturesUrl={picturesUrl} />,
  show: (value: string) => firstWords(value),
});

/** Yes or no. */
export const check = (words: FieldWords): PlainField<boolean, boolean | undefined> => ({
  ...words,
  empty: false,
  read: (stored) => stored === true,
  write: Boolean,
  draw: ({ form, name, label }) => <CheckField form={form} name={name} label={label} />,
  show: (value: boolean) => <YesOrNo value={value} />,
});
