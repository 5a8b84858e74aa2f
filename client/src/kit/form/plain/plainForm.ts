import type { ReactElement, ReactNode } from 'react';
import type { TranslationKey } from '../../../i18n/keys';
import type { Picked } from '../pickers/found';
import type { SaveForm } from '../useSaveForm';

/** Value of a field in the form. */
export type PlainValue = string | boolean | Picked;
export type PlainValues = Record<string, PlainValue>;

/** Form, field name and texts with which a field is rendered. */
export interface FieldContext {
  form: SaveForm<PlainValues>;
  name: string;
  label: string;
  help: string | undefined;
  isOptional: boolean;
}

/** Label and help text that every field has, and whether it may be empty. */
export interface FieldWords {
  label: TranslationKey;
  help?: TranslationKey;
  isOptional?: boolean;
}

interface FieldBase<TInput> extends FieldWords {
  /** Value in a new record. */
  empty: PlainValue;
  /** Converts the form value to the input value. */
  write: (value: never) => TInput;
  draw: (context: FieldContext) => ReactElement;
  /** Shows a value in the conflict dialog. By default, the value is shown as it is. */
  show?: (value: never) => ReactNode;
}

/** Form field whose value is read from the record's field of the same name. */
export interface PlainField<TInput, TStored> extends FieldBase<TInput> {
  read: (stored: TStored) => PlainValue;
}

/** Form field whose value is derived from the whole record. */
export interface FieldFrom<TInput, TRecord> extends FieldBase<TInput> {
  readFrom: (record: TRecord) => PlainValue;
}

type FieldOf<TInput, TRecord, TKey extends keyof TInput> =
  | FieldFrom<TInput[TKey], TRecord>
  | (TKey extends keyof TRecord ? PlainField<TInput[TKey], TRecord[TKey]> : never);

type Required<TInput> = {
  [TKey in keyof TInput]-?: undefined extends TInput[TKey] ? never : TKey;
}[keyof TInput];

/** Fields of an input in display order: all required ones, and any of the optional ones. */
export type PlainFields<TInput, TRecord> = {
  [TKey in Required<TInput>]: FieldOf<TInput, TRecord, TKey>;
} & {
  [TKey in Exclude<keyof TInput, Required<TInput>>]?: FieldOf<TInput, TRecord, TKey>;
};

/** Definition of a form that consists of fields only: its input type and its record type. */
export interface PlainForm<TInput, TRecord = TInput> {
  /** Field that contains the record's name, if there is one. */
  name?: keyof TInput & string;
  fields: PlainFields<TInput, TRecord>;
  /** Pairs of fields that share a row on wide screens; the second follows the first. */
  pairs?: readonly (readonly [keyof TInput & string, keyof TInput & string])[];
}

/** Defines a form by its fields. Unknown fields and missing required fields are type errors. */
export const plainForm = <TInput, TRecord = TInput>(form: PlainForm<TInput, TRecord>) => form;

/**
 * Makes a field read its value from the record by the function `stored`. Needed when the record has no field of the same name.
 */
export const from = <TInput, TStored, TRecord>(
  stored: (record: TRecord) => TStored,
  { read, ...field }: PlainField<TInput, TStored>,
): FieldFrom<TInput, TRecord> => ({ ...field, readFrom: (record) => read(stored(record)) });
