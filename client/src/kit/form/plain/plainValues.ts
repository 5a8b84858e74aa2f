import type { Units } from '../conflict/conflict';
import type { FieldFrom, PlainField, PlainForm, PlainValue, PlainValues } from './plainForm';

/** A field of any type. Its type parameters are not needed any more, because the form definition has checked them. */
export type AnyField = PlainField<unknown, never> | FieldFrom<unknown, never>;

export const fieldsOf = <TInput, TRecord>({ fields }: PlainForm<TInput, TRecord>) =>
  Object.entries(fields) as [name: string, field: AnyField][];

export const emptyValues = <TInput, TRecord>(form: PlainForm<TInput, TRecord>): PlainValues =>
  Object.fromEntries(fieldsOf(form).map(([name, { empty }]) => [name, empty]));

export const valuesOf = <TInput, TRecord>(form: PlainForm<TInput, TRecord>, record: TRecord): PlainValues =>
  Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, valueIn(record, name, field)]));

function valueIn<TRecord>(record: TRecord, name: string, field: AnyField): PlainValue {
  if ('readFrom' in field) return field.readFrom(record as never);
  return field.read((record as Record<string, never>)[name] as never);
}

export const inputOf = <TInput, TRecord>(form: PlainForm<TInput, TRecord>, values: PlainValues) =>
  Object.fromEntries(
    fieldsOf(form).map(([name, { write }]) => [name, write(values[name] as never)]),
  ) as TInput;

/** Returns the record's name from the form values. */
export const nameIn = <TInput, TRecord>({ name }: PlainForm<TInput, TRecord>, values: PlainValues) =>
  name === undefined ? '' : String(values[name]);

/** Returns the units of the conflict dialog: id and name of a picked record belong together. */
export const unitsOf = (values: PlainValues): Units =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? [[`${name}.id`, `${name}.text`]] : [],
  );
