import { SelectField } from '../fields';
import type { FieldPlace, FieldWords, PlainField } from './plainForm';

interface Choice<TValue extends string> extends FieldWords {
  options: readonly TValue[];
  /** Gives how an option reads. */
  useTextOf: () => (value: TValue) => string;
}

/** One of a few, the first unless another is chosen; what a record holds beside them is offered too. */
export const choice = <TValue extends string>({
  options,
  useTextOf,
  ...words
}: Choice<TValue>): PlainField<TValue, TValue> => ({
  ...words,
  empty: options[0] ?? '',
  read: (stored) => stored,
  write: (value: TValue) => value,
  draw: (place) => <ChoiceField {...place} options={options} useTextOf={useTextOf} />,
  show: (value: TValue) => <ChosenText value={value} useTextOf={useTextOf} />,
});

function ChoiceField<TValue extends string>({
  options,
  useTextOf,
  ...place
}: FieldPlace & Pick<Choice<TValue>, 'options' | 'useTextOf'>) {
  const textOf = useTextOf();
  const began = place.form.formState.defaultValues?.[place.name] as TValue;
  const offered = options.includes(began) ? options : [began, ...options];
  return <SelectField {...place} options={offered.map((value) => ({ value, label: textOf(value) }))} />;
}

function ChosenText<TValue extends string>({
  value,
  useTextOf,
}: { value: TValue } & Pick<Choice<TValue>, 'useTextOf'>) {
  return useTextOf()(value);
}
