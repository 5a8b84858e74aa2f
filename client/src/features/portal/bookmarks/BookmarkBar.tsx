import { Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/late/late';
import { useBookmarks, useFreshBookmarks } from './useBookmarks';
import { BookmarksButton } from './BookmarksButton';

const BookmarkIcons = lazyPart(() => import('./BookmarkIcons'));
const BookmarksPopover = lazyPart(() => import('./BookmarksPopover'));

/** The first bookmarks as icons on wide screens, and a button that opens all of them. */
export function BookmarkBar() {
  const { pages } = useBookmarks();
  const [isWanted, setIsWanted] = useState(false);
  useFreshBookmarks();
  const button = <BookmarksButton onClick={() => setIsWanted(true)} />;
  return (
    <Flex align="center" gap="1" minW="11">
      {isWanted ? (
        <Suspense fallback={button}>
          <BookmarksPopover />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>{pages.length > 0 ? <BookmarkIcons pages={pages} /> : null}</Suspense>
    </Flex>
  );
}
