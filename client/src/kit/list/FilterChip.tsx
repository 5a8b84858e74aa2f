import { Button, Flex, Menu, Popover, Portal, Text, type ButtonProps } from '@chakra-ui/react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../data/useFormat';
import { PeriodForm, TextForm } from './filterForms';
import { parsePeriod } from './period';
import type { FilterControl } from './types';

interface Props<TFilter> {
  filter: TFilter & { value: string | undefined };
  onChange: (value: string | undefined) => void;
}

/** A filter: a quiet button while it is off, a removable chip while it narrows the list. */
export function FilterChip({ filter, onChange }: Props<FilterControl>) {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const { label, value } = filter;
  return (
    <Flex align="center">
      {filter.kind === 'text' || filter.kind === 'number' ? (
        <FormChip label={label} chosen={value} isOn={value !== undefined} onChange={onChange}>
          {(answer) => <TextForm filter={filter} onChange={answer} />}
        </FormChip>
      ) : filter.kind === 'period' ? (
        <FormChip label={label} chosen={periodText(value)} isOn={value !== undefined} onChange={onChange}>
          {(answer) => <PeriodForm value={value} onChange={answer} />}
        </FormChip>
      ) : (
        <ChoiceChip filter={filter} onChange={onChange} />
      )}
      {value ? (
        <Button
          size="xs"
          variant="outline"
          colorPalette="brand"
          bg="colorPalette.subtle"
          px="0"
          borderStartRadius="0"
          borderStartWidth="0"
          aria-label={t('list.removeFilter', { name: label })}
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden />
        </Button>
      ) : null}
    </Flex>
  );
}

function ChoiceChip({ filter, onChange }: Props<Extract<FilterControl, { kind?: 'choice' }>>) {
  const { t } = useTranslation();
  const { label, options = [], value } = filter;
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value: picked }) => onChange(picked === value ? undefined : picked)}
    >
      <Menu.Trigger asChild>
        <ChipButton label={label} chosen={chosen?.label ?? value} isOn={value !== undefined} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} maxH="min(24rem, var(--available-height))">
            {options.map((option) => (
              <Menu.Item key={option.value} value={option.value}>
                <Text as="span" flex="1">
                  {option.label}
                </Text>
                {option.value === value ? <Check size={14} aria-label={t('list.chosen')} /> : null}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** A chip that opens a small form, which is closed by what it answers. */
function FormChip({
  label,
  chosen,
  isOn,
  onChange,
  children,
}: {
  label: string;
  chosen: string | undefined;
  isOn: boolean;
  onChange: (value: string | undefined) => void;
  children: (answer: (value: string | undefined) => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <ChipButton label={label} chosen={chosen} isOn={isOn} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} w="64" p="2" borderRadius="l3">
            {children((value) => {
              setIsOpen(false);
              onChange(value);
            })}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function ChipButton({
  label,
  chosen,
  isOn,
  ...button
}: { label: string; chosen: string | undefined; isOn: boolean } & ButtonProps) {
  return (
    <Button
      size="xs"
      variant="outline"
      textStyle="compact"
      borderStyle={isOn ? 'solid' : 'dashed'}
      colorPalette={isOn ? 'brand' : 'gray'}
      bg={isOn ? 'colorPalette.subtle' : undefined}
      borderEndRadius={isOn ? '0' : undefined}
      {...button}
    >
      <Text as="span">{label}</Text>{' '}
      {isOn ? (
        <Text as="span" fontWeight="semibold" maxW="48" truncate>
          {chosen}
        </Text>
      ) : (
        <ChevronDown aria-hidden />
      )}
    </Button>
  );
}

/** Says a span of days in words. */
function usePeriodText() {
  const { t } = useTranslation();
  const format = useFormat();
  return (value: string | undefined) => {
    const period = value ? parsePeriod(value) : undefined;
    if (!period) return undefined;
    if ('preset' in period) return t(`list.periods.${period.preset}`);
    const { from, to } = period;
    if (from && to) return from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
    return from
      ? t('list.since', { date: format.date(from) })
      : t('list.until', { date: format.date(to ?? '') });
  };
}
