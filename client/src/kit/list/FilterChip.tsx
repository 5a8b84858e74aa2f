import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { Check, ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilterControl } from './types';

/** A filter: a quiet button while it is off, a removable chip while it narrows the list. */
export function FilterChip({
  filter,
  onChange,
}: {
  filter: FilterControl;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation();
  const { label, options, value } = filter;
  const chosen = options.find((option) => option.value === value);
  return (
    <Flex align="center">
      <Menu.Root
        positioning={{ placement: 'bottom-start' }}
        onSelect={({ value: picked }) => onChange(picked === value ? undefined : picked)}
      >
        <Menu.Trigger asChild>
          <Button
            size="xs"
            variant="outline"
            textStyle="compact"
            borderStyle={value ? 'solid' : 'dashed'}
            colorPalette={value ? 'brand' : 'gray'}
            bg={value ? 'colorPalette.subtle' : undefined}
            borderEndRadius={value ? '0' : undefined}
          >
            <Text as="span">{label}</Text>
            {value ? (
              <Text as="span" fontWeight="semibold">
                {chosen?.label ?? value}
              </Text>
            ) : (
              <ChevronDown aria-hidden />
            )}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={label}>
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
