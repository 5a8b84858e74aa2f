import { Checkbox, Text } from '@chakra-ui/react';

/** A box of a row that takes effect at once. Where its word is short, what it is of is heard with it. */
export function RowCheckbox({
  word,
  name,
  checked,
  disabled = false,
  onChange,
}: {
  word: string;
  /** The word and what it is of: who speaks to the screen says what is seen there. */
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
