import type { ReactElement, ReactNode } from 'react';
import type { TranslationKey } from '../../../i18n/keys';
import type { Picked } from '../pickers/found';
import type { SaveForm } from '../useSaveForm';

/** What a form holds of a field while it is edited. */
export type PlainValue = string | boolean | Picked;
export type PlainValues = Record<string, PlainValue>;

/** Where a field stands: in which form, under which name and label. */
export interface FieldPlace {
  form: SaveForm<PlainValues>;
  name: string;
  label: string;
  help: string | undefined;
  isOptional: boolean;
}

/** What is said of every field. */
export interface FieldWords {
  label: TranslationKey;
  help?: TranslationKey;
  isOptional?: boolean;
}

interface FieldBase<TInput> extends FieldWords {
  /** What a new record begins with. */
  empty: PlainValue;
  /** What is sent of what the form holds. */
  write: (value: never) => TInput;
  draw: (place: FieldPlace) => ReactElement;
  /** How a value reads when one has to choose between two; the value itself unless said otherwise. */
  show?: (value: never) => ReactNode;
}

/** A field of an input that shows what the record calls the same. */
export interface PlainField<TInput, TStored> extends FieldBase<TInput> {
  read: (stored: TStored) => PlainValue;
}

/** A field of an input that shows something else of the record. */
export interface FieldFrom<TInput, TRecord> extends FieldBase<TInput> {
  readFrom: (record: TRecord) => PlainValue;
}

type FieldOf<TInput, TRecord, TKey extends keyof TInput> =
  | FieldFrom<TInput[TKey], TRecord>
  | (TKey extends keyof TRecord ? PlainField<TInput[TKey], TRecord[TKey]> : never);

type Required<TInput> = {
  [TKey in keyof TInput]-?: undefined extends TInput[TKey] ? never : TKey;
}[keyof TInput];

/** The fields of an input, in their order on the screen: all that it requires, and whichever of the others. */
export type PlainFields<TInput, TRecord> = {
  [TKey in Required<TInput>]: FieldOf<TInput, TRecord, TKey>;
} & {
  [TKey in Exclude<keyof TInput, Required<TInput>>]?: FieldOf<TInput, TRecord, TKey>;
};

/** A form that is no more than its fields: what it sends, and the record that it shows. */
export interface PlainForm<TInput, TRecord = TInput> {
  /** The field that says what a record is called, where one does. */
  name?: keyof TInput & string;
  fields: PlainFields<TInput, TRecord>;
  /** Fields that stand side by side where there is room; the second follows the first. */
  pairs?: readonly (readonly [keyof TInput & string, keyof TInput & string])[];
}

/** Describes a form by its fields. A name that the input does not have, or a missing one that it requires, does not compile. */
export const plainForm = <TInput, TRecord = TInput>(form: PlainForm<TInput, TRecord>) => form;

/** A field that shows something else of a record than what has its name. */
export const from = <TInput, TStored, TRecord>(
  stored: (record: TRecord) => TStored,
  { read, ...field }: PlainField<TInput, TStored>,
): FieldFrom<TInput, TRecord> => ({ ...field, readFrom: (record) => read(stored(record)) });
