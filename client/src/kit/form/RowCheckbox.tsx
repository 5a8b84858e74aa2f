import { Checkbox, Text } from '@chakra-ui/react';

/** A box of a row that takes effect at once: a short word to see, and the whole of it, with what the row is of, to hear. */
export function RowCheckbox({
  word,
  name,
  checked,
  disabled = false,
  onChange,
}: {
  word: string;
  /** Begins with the word, as who speaks to the screen says what is seen there. */
  name: string;
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
        <span aria-hidden>{word}</span>
        <Text as="span" srOnly>
          {name}
        </Text>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
