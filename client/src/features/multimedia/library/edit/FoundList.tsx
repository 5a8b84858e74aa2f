import { Combobox, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How all fields behave in which one types to find something. */
export const findByTyping = {
  size: 'sm',
  inputBehavior: 'autohighlight',
  openOnClick: true,
  positioning: { strategy: 'fixed', sameWidth: true, hideWhenDetached: true },
} as const;

/** The line that one types into: as high as other fields, and easy to touch on a phone. */
export const typingLine = {
  minH: { base: '11', md: 'var(--combobox-input-height)' },
  autoComplete: 'off',
} as const;

/** What was found. It stands inside of the drawer: what is outside of it is hidden from screen readers. */
export function FoundList<TItem>({
  items,
  keyOf,
  children,
}: {
  items: readonly TItem[];
  keyOf: (item: TItem) => string;
  children: (item: TItem) => ReactNode;
}) {
  return (
    <Combobox.Positioner hidden={items.length === 0}>
      <Combobox.Content>
        {items.map((item) => (
          <Combobox.Item minH={{ base: '11', md: 'auto' }} key={keyOf(item)} item={item}>
            <Text truncate>{children(item)}</Text>
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  );
}
