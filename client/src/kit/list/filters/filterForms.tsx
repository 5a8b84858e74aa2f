import { Box, Button, chakra, Field, Input, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePeriod, periodPresets, writePeriod } from './period';
import type { IdFilter, NumberFilter, TextFilter, WordFilter } from '../types';

const Form = chakra('form');
type Answer = (value: string | undefined) => void;

/** Form for a text or number filter. A suggestion applies at once. */
export function TextForm({
  filter,
  onChange,
}: {
  filter: (TextFilter | WordFilter | NumberFilter | IdFilter) & { value: string | undefined };
  onChange: Answer;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(filter.value ?? '');
  const isNumber = filter.kind === 'number' || filter.kind === 'id';
  const suggestions = filter.kind === 'text' ? (filter.suggestions ?? []) : [];
  const suggestFor = (typed: string) => {
    if (filter.kind === 'text') filter.onType?.(typed);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(text.trim() || undefined);
  };
  return (
    <Form onSubmit={submit}>
      <Stack direction="row" gap="2">
        <Input
          autoFocus
          h={{ md: '8' }}
          aria-label={filter.label}
          autoComplete="off"
          maxLength={isNumber ? 15 : 100}
          inputMode={isNumber ? 'numeric' : undefined}
          pattern={isNumber ? '\\d*' : undefined}
          value={text}
          onFocus={() => suggestFor(text)}
          onChange={({ target }) => {
            setText(target.value);
            suggestFor(target.value);
          }}
        />
        <Button type="submit" size="xs" colorPalette="brand">
          {t('list.apply')}
        </Button>
      </Stack>
      {suggestions.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0" mt="2" maxH="56" overflowY="auto">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <PlainButton label={suggestion} onClick={() => onChange(suggestion)} />
            </li>
          ))}
        </Stack>
      ) : null}
    </Form>
  );
}

/** Form for a period: a preset, or a start and end date. */
export function PeriodForm({ value, onChange }: { value: string | undefined; onChange: Answer }) {
  const { t } = useTranslation();
  const period = value ? parsePeriod(value) : undefined;
  const preset = period && 'preset' in period ? period.preset : undefined;
  const [span, setSpan] = useState(period && !('preset' in period) ? period : {});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(writePeriod(span) || undefined);
  };
  return (
    <>
      {periodPresets.map((name) => (
        <PlainButton
          key={name}
          label={t(`list.periods.${name}`)}
          isChosen={name === preset}
          onClick={() => onChange(name === preset ? undefined : name)}
        />
      ))}
      <Form onSubmit={submit} mt="2" px="2" pt="3" pb="1" borderTopWidth="1px">
        <Stack gap="3">
          <DayField
            label={t('list.from')}
            value={span.from}
            max={span.to}
            onChange={(from) => setSpan({ ...span, from })}
          />
          <DayField
            label={t('list.to')}
            value={span.to}
            min={span.from}
            onChange={(to) => setSpan({ ...span, to })}
          />
          <Button type="submit" size="xs" colorPalette="brand">
            {t('list.apply')}
          </Button>
        </Stack>
      </Form>
    </>
  );
}

function DayField({
  label,
  value = '',
  min,
  max,
  onChange,
}: {
  label: string;
  value?: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}) {
  return (
    <Field.Root gap="1">
      <Field.Label textStyle="xs" color="fg.muted">
        {label}
      </Field.Label>
      <Input
        type="date"
        h={{ md: '8' }}
        value={value}
        min={min || '1970-01-01'}
        max={max || '9999-12-31'}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field.Root>
  );
}

function PlainButton({
  label,
  isChosen = false,
  onClick,
}: {
  label: string;
  isChosen?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="ghost"
      size="xs"
      w="full"
      justifyContent="space-between"
      fontWeight="normal"
      textStyle="sm"
      aria-pressed={isChosen}
      onClick={onClick}
    >
      <Text as="span" truncate>
        {label}
      </Text>
      {isChosen ? (
        <Box color="fg.muted">
          <Check size={14} aria-hidden />
        </Box>
      ) : null}
    </Button>
  );
}
