import type { ReactNode } from 'react';
import type { Units } from '../conflict/conflict';
import type { FieldWords, PlainField, PlainForm, PlainValue, PlainValues } from './plainForm';

/** A field of any type. Its type parameters are not needed any more, because the form definition has checked them. */
export type AnyField = Pick<PlainField<unknown, unknown>, keyof FieldWords | 'empty' | 'draw'> & {
  write: (value: PlainValue | undefined) => unknown;
  show?: (value: PlainValue) => ReactNode;
} & ({ read: (stored: unknown) => PlainValue } | { readFrom: (record: unknown) => PlainValue });

export const fieldsOf = <TInput, TRecord>({ fields }: PlainForm<TInput, TRecord>) =>
  Object.entries(fields) as [name: string, field: AnyField][];

export const emptyValues = <TInput, TRecord>(form: PlainForm<TInput, TRecord>): PlainValues =>
  Object.fromEntries(fieldsOf(form).map(([name, { empty }]) => [name, empty]));

export const valuesOf = <TInput, TRecord>(form: PlainForm<TInput, TRecord>, record: TRecord): PlainValues =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, valueIn(record, name, field)]));

function valueIn<TRecord>(record: TRecord, name: string, field: AnyField): PlainValue {
  if ('readFrom' in field) return field.readFrom(record);
  return field.read((record as Record<string, unknown>)[name]);
}

export const inputOf = <TInput, TRecord>(form: PlainForm<TInput, TRecord>, values: PlainValues) =>
  Object.fromEntries(fieldsOf(form).map(([name, { write }]) => [name, write(values[name])])) as TInput;

/** Returns the record's name from the form values. */
export const nameIn = <TInput, TRecord>({ name }: PlainForm<TInput, TRecord>, values: PlainValues) =>
  name === undefined ? '' : String(values[name]);

/** Returns the field groups for the conflict dialog. The id and the name of a picked record are chosen together. */
export const unitsOf = (values: PlainValues): Units =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? [[`${name}.id`, `${name}.text`]] : [],
  );
