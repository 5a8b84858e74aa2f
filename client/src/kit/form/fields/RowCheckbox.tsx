import { Checkbox, Text } from '@chakra-ui/react';

/**
 * Checkbox in a row, whose change takes effect at once. If the visible label is short, the accessible name also contains the row's
 * name.
 */
export function RowCheckbox({
  word,
  name,
  checked,
  disabled = false,
  onChange,
}: {
  word: string;
  /** Accessible name: the label and the row's name. It contains the visible label, so that voice control finds it. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <Checkbox.Root
      size="sm"
      minH={{ base: '11', md: 'auto' }}
      disabled={disabled}
      checked={checked}
      onCheckedChange={(change) => onChange(change.checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {name === undefined ? (
          word
        ) : (
          <>
            <span aria-hidden>{word}</span>
            <Text as="span" srOnly>
              {name}
            </Text>
          </>
        )}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
