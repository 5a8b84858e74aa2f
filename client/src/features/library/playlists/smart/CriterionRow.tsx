import { Field, Grid, IconButton, Input, NativeSelect } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import {
  fields,
  kinds,
  withField,
  operatorsOf,
  typeOf,
  type CriterionValues,
  type Field as CriterionField,
  type Operator,
} from './criteria';

interface Option {
  value: string;
  label: string;
}

/** Inputs for one condition: field, operator and value. */
export function CriterionRow({
  number,
  criterion,
  problem,
  isDisabled,
  onChange,
  onRemove,
}: {
  number: number;
  criterion: CriterionValues;
  problem: string | undefined;
  isDisabled: boolean;
  onChange: (criterion: CriterionValues) => void;
  /** Undefined for the only remaining condition. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { field, operator, value } = criterion;
  const type = typeOf(field);
  const nameOf = (part: 'field' | 'operator' | 'value') => `${t(`playlists.smart.${part}`)}, ${number}`;
  const select = (
    name: string,
    chosen: string,
    options: readonly Option[],
    take: (value: string) => void,
  ) => (
    <NativeSelect.Root size="sm" disabled={isDisabled}>
      <NativeSelect.Field
        aria-label={name}
        value={chosen}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
  const valueOptions =
    type === 'kind'
      ? kinds.map((kind) => ({ value: kind, label: t(`playlists.kinds.${kind}`) }))
      : (['true', 'false'] as const).map((flag) => ({ value: flag, label: t(`playlists.smart.${flag}`) }));
  return (
    <Field.Root gap="1" invalid={problem !== undefined}>
      <Grid
        role="group"
        aria-label={t('playlists.smart.one', { number })}
        w="full"
        gap="2"
        templateColumns={{
          base: 'minmax(0, 1fr) minmax(0, 1fr) auto',
          md: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) 2.25rem',
        }}
        css={{ '& > :nth-of-type(3)': { gridColumn: { base: '1 / 3', md: 'auto' } } }}
      >
        {select(
          nameOf('field'),
          field,
          fields.map((name) => ({ value: name, label: t(`playlists.smart.fields.${name}`) })),
          (chosen) => onChange(withField(chosen as CriterionField, criterion)),
        )}
        {select(
          nameOf('operator'),
          operator,
          operatorsOf(field).map((name) => ({ value: name, label: t(`playlists.smart.operators.${name}`) })),
          (chosen) => onChange({ ...criterion, operator: chosen as Operator }),
        )}
        <div>
          {type === 'kind' || type === 'flag' ? (
            select(nameOf('value'), value, valueOptions, (chosen) =>
              onChange({ ...criterion, value: chosen }),
            )
          ) : (
            <Input
              aria-label={nameOf('value')}
              disabled={isDisabled}
              inputMode={type === 'number' ? 'numeric' : undefined}
              maxLength={type === 'number' ? 6 : 200}
              value={value}
              onChange={({ currentTarget }) => onChange({ ...criterion, value: currentTarget.value })}
            />
          )}
        </div>
        {onRemove && !isDisabled ? (
          <IconButton
            size="sm"
            minW={{ base: '11', md: '9' }}
            variant="ghost"
            aria-label={t('playlists.smart.remove', { number })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        ) : null}
      </Grid>
      {problem ? <Field.ErrorText>{fieldMessage(t, problem)}</Field.ErrorText> : null}
    </Field.Root>
  );
}
