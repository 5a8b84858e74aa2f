import { Menu, Popover, Portal, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenAtOnce } from '../../layout/useOpenAtOnce';
import { ChipButton, isChoice, type ChoiceControl, type FilterProps } from './ChipButton';
import { PeriodForm, TextForm } from './filterForms';

/** Popup of a filter, with its options or a small form. Opens as soon as it has loaded. */
export default function FilterPopup({ filter, onChange }: FilterProps) {
  return isChoice(filter) ? (
    <Choices filter={filter} onChange={onChange} />
  ) : (
    <FormPopover filter={filter} onChange={onChange} />
  );
}

function Choices({ filter, onChange }: FilterProps<ChoiceControl>) {
  const { t } = useTranslation();
  const opening = useOpenAtOnce();
  const { label, options = [], value } = filter;
  return (
    <Menu.Root
      {...opening}
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value: picked }) => onChange(picked === value ? undefined : picked)}
    >
      <Menu.Trigger asChild>
        <ChipButton filter={filter} />
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

/** Popover with a small form. It closes when the form is submitted. */
function FormPopover({ filter, onChange }: FilterProps<Exclude<FilterProps['filter'], ChoiceControl>>) {
  const { open, onOpenChange } = useOpenAtOnce();
  const answer = (value: string | undefined) => {
    onOpenChange({ open: false });
    onChange(value);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={onOpenChange}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <ChipButton filter={filter} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={filter.label} w="64" p="2" borderRadius="l3">
            {filter.kind === 'period' || filter.kind === 'days' ? (
              <PeriodForm value={filter.value} onChange={answer} />
            ) : (
              <TextForm filter={filter} onChange={answer} />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
