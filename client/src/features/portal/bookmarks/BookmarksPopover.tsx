import { Popover, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookmarkList } from './BookmarkList';
import { BookmarksButton } from './BookmarksButton';
import { useBookmarks } from './useBookmarks';

/** Bookmarks button with its popover. The popover is open at first, because pressing the button has loaded it. */
export default function BookmarksPopover() {
  const { t } = useTranslation();
  const { pages, mayChange, toggle, reorder } = useBookmarks();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <BookmarksButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="18rem" maxW="calc(100vw - 1rem)" p="2" aria-label={t('bookmarks.title')}>
            {pages.length === 0 ? (
              <Text color="fg.muted" p="2">
                {t('bookmarks.empty')}
              </Text>
            ) : (
              <BookmarkList
                pages={pages}
                mayChange={mayChange}
                onOpen={() => setIsOpen(false)}
                onRemove={(page) => void toggle(page)}
                onReorder={(order) => void reorder(order)}
              />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
