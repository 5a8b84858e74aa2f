import { Field, Flex, Input, InputGroup, NativeSelect, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, type ReactNode } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage, type FieldMessageKey } from '../fieldErrors';
import { PasswordInput } from './PasswordInput';
import type { SaveForm } from '../useSaveForm';

interface FieldProps<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  name: Path<TValues>;
  label: string;
  help?: string | undefined;
  isOptional?: boolean;
  /** Returns the key of an error message, or undefined when the value is valid. */
  validate?: (value: string, values: TValues) => FieldMessageKey | undefined;
}

/** Frame of a field: label, control, and below it the help text or the error. */
export function FieldFrame<TValues extends FieldValues>({
  form,
  name,
  label,
  help,
  isOptional,
  children,
}: Omit<FieldProps<TValues>, 'validate'> & { children: ReactNode }) {
  const { t } = useTranslation();
  const error = get(form.formState.errors, name) as { message?: string; type?: string } | undefined;
  return (
    <Field.Root invalid={error !== undefined} gap="1">
      <Field.Label textStyle="compact" flexWrap="wrap" rowGap="0">
        {label}
        {isOptional ? (
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t('form.optional')}
          </Text>
        ) : null}
      </Field.Label>
      {children}
      {error ? (
        <Field.ErrorText>
          <CircleAlert size={12} aria-hidden /> {fieldMessage(t, error.message || error.type)}
        </Field.ErrorText>
      ) : help ? (
        <Field.HelperText>{help}</Field.HelperText>
      ) : null}
    </Field.Root>
  );
}

/** Input types for which the browser shows its own picker. */
const picked: ReadonlySet<string> = new Set(['date', 'time', 'color']);

/** Values of `autocomplete` that browsers treat as secrets. */
const secretWords: ReadonlySet<string> = new Set(['current-password', 'new-password', 'one-time-code']);

type TextFieldProps<TValues extends FieldValues> = FieldProps<TValues> & {
  /** Returns whether a blank value is valid although the field is not optional, as while a whole group of fields is blank. */
  mayBeBlank?: (values: TValues) => boolean;
  type?: undefined | 'text' | 'email' | 'url' | 'password' | 'tel' | 'date' | 'time' | 'color';
  maxLength?: number;
  /** Virtual keyboard to show on phones. */
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  autoFocus?: boolean;
};

/** Single-line field for text, a date, a time of day or a colour. */
export function TextField<TValues extends FieldValues>({
  type = 'text',
  maxLength = 200,
  inputMode,
  autoComplete = 'off',
  autoFocus,
  validate,
  mayBeBlank,
  ...frame
}: TextFieldProps<TValues>) {
  const { form, name } = frame;
  const { excludeFromDrafts } = form;
  const isSecret = type === 'password' || secretWords.has(autoComplete);
  // A layout effect, because the field must be excluded from drafts before anything can be typed.
  useLayoutEffect(() => {
    if (isSecret) excludeFromDrafts(name);
  });
  const common = {
    autoComplete,
    autoFocus,
    maxLength: picked.has(type) ? undefined : maxLength,
    ...form.register(name, rulesOf(frame.isOptional, validate, mayBeBlank)),
  };
  return (
    <FieldFrame {...frame}>
      {type === 'password' ? (
        <PasswordInput {...common} />
      ) : (
        <Input type={type} inputMode={inputMode} dir={type === 'text' ? 'auto' : undefined} {...common} />
      )}
    </FieldFrame>
  );
}

/** Field for an amount of money, typed as a decimal number. */
export function MoneyField<TValues extends FieldValues>({
  symbol,
  validate,
  ...frame
}: FieldProps<TValues> & { symbol: string }) {
  const { form, name } = frame;
  return (
    <FieldFrame {...frame}>
      <InputGroup startElement={<Text color="fg.muted">{symbol}</Text>}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          maxLength={20}
          {...form.register(name, rulesOf(frame.isOptional, validate))}
        />
      </InputGroup>
    </FieldFrame>
  );
}

/** Select field. */
export function SelectField<TValues extends FieldValues>({
  options,
  placeholder,
  validate,
  ...frame
}: FieldProps<TValues> & { options: readonly { value: string; label: string }[]; placeholder?: string }) {
  const { form, name } = frame;
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...form.register(name, rulesOf(frame.isOptional, validate))}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

/** Two fields in a row, stacked on narrow screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap="4" align="flex-start">
      {children}
    </Flex>
  );
}

/**
 * Returns the validation rules of a field. Their messages are message keys. A blank value is `required` unless the
 * field is optional or `mayBeBlank`; only other values are passed to `validate`.
 */
export function rulesOf<TValues extends FieldValues>(
  isOptional: boolean | undefined,
  validate: FieldProps<TValues>['validate'],
  mayBeBlank?: (values: TValues) => boolean,
): { validate: (value: unknown, values: TValues) => string | boolean } {
  return {
    validate: (value, values) => {
      const text = typeof value === 'string' ? value.trim() : String(value ?? '');
      if (text === '') return isOptional || mayBeBlank?.(values) || 'required';
      return validate?.(text, values) ?? true;
    },
  };
}
