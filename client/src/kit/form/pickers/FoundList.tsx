import { Combobox } from '@chakra-ui/react';
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
  noneText,
  isBusy = false,
  children,
}: {
  items: readonly TItem[];
  keyOf: (item: TItem) => string;
  /** Said when there is none; without it the list stays away. */
  noneText?: string | undefined;
  /** Marks the list while its items are still those of an earlier text. */
  isBusy?: boolean;
  children: (item: TItem) => ReactNode;
}) {
  return (
    <Combobox.Positioner hidden={items.length === 0 && noneText === undefined}>
      <Combobox.Content aria-busy={isBusy}>
        {noneText === undefined ? null : <Combobox.Empty>{noneText}</Combobox.Empty>}
        {items.map((item) => (
          <Combobox.Item minH={{ base: '11', md: 'auto' }} key={keyOf(item)} item={item}>
            {children(item)}
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  );
}
