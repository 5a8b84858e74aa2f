import { Combobox } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Settings that all comboboxes for searching records share. */
export const findByTyping = {
  size: 'sm',
  inputBehavior: 'autohighlight',
  openOnClick: true,
  positioning: { strategy: 'fixed', sameWidth: true, hideWhenDetached: true },
} as const;

/** Props for the input of a search combobox. It is as high as other fields, and large enough for touch on phones. */
export const typingLine = {
  minH: { base: '11', md: 'var(--combobox-input-height)' },
  autoComplete: 'off',
} as const;

/**
 * List of search results. Rendered inside the drawer, because elements outside of it are hidden from screen readers.
 */
export function FoundList<TItem>({
  items,
  keyOf,
  noneText,
  isBusy = false,
  children,
}: {
  items: readonly TItem[];
  keyOf: (item: TItem) => string;
  /** Shown when there are no results. If omitted, an empty list is hidden. */
  noneText?: string | undefined;
  /** Whether the items are still the results for the previous search text. */
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
