import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../../i18n/keys';
import { SelectField } from '../fields/fields';
import type { FieldContext, FieldWords, PlainField } from './plainForm';

interface Choice<TValue extends string> extends FieldWords {
  options: readonly TValue[];
  /** Shown while nothing is chosen. With a placeholder, the field starts empty. */
  placeholder?: TranslationKey;
  /** Explanation of the chosen option, shown in place of the help text. */
  helpOf?: (value: TValue) => TranslationKey;
  /** Hook that returns a function for the label of an option. */
  useTextOf: () => (value: TValue) => string;
}

/**
 * Select field. Starts with the first option, or empty with a placeholder. A stored value outside of the options is
 * offered too.
 */
export const choice = <TValue extends string>({
  options,
  placeholder,
  helpOf,
  useTextOf,
  ...words
}: Choice<TValue>): PlainField<TValue, TValue> => ({
  ...words,
  empty: placeholder ? '' : (options[0] ?? ''),
  read: (stored) => stored,
  write: (value: TValue) => value,
  draw: (context) => (
    <ChoiceField
      {...context}
      options={options}
      placeholder={placeholder}
      helpOf={helpOf}
      useTextOf={useTextOf}
    />
  ),
  show: (value: TValue) => <ChosenText value={value} useTextOf={useTextOf} />,
});

function ChoiceField<TValue extends string>({
  options,
  placeholder,
  helpOf,
  useTextOf,
  ...context
}: FieldContext & Omit<Choice<TValue>, keyof FieldWords>) {
  const { t } = useTranslation();
  const textOf = useTextOf();
  const chosen = useWatch({ control: context.form.control, name: context.name }) as TValue;
  const began = context.form.formState.defaultValues?.[context.name] as TValue;
  const offered = options.includes(began) || !began ? options : [began, ...options];
  return (
    <SelectField
      {...context}
      help={helpOf && chosen ? t(helpOf(chosen)) : context.help}
      placeholder={placeholder && t(placeholder)}
      options={offered.map((value) => ({ value, label: textOf(value) }))}
    />
  );
}

function ChosenText<TValue extends string>({
  value,
  useTextOf,
}: { value: TValue } & Pick<Choice<TValue>, 'useTextOf'>) {
  return useTextOf()(value);
}
