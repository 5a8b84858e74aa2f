import { Flex, IconButton, type IconButtonProps } from '@chakra-ui/react';
import { BookMarked } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../kit/late/late';
import { useBookmarks, useFreshBookmarks } from './useBookmarks';

const BookmarkIcons = lazyPart(() => import('./BookmarkIcons'));
const BookmarksPopover = lazyPart(() => import('./BookmarksPopover'));

/** The first bookmarks as icons where there is room, and a button that opens all of them. */
export function BookmarkBar() {
  const { pages } = useBookmarks();
  const [isWanted, setIsWanted] = useState(false);
  useFreshBookmarks();
  const button = <BookmarksButton onClick={() => setIsWanted(true)} />;
  return (
    <Flex align="center" gap="1" minW="0">
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

export function BookmarksButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  const label = t('bookmarks.title');
  return (
    <IconButton
      variant="ghost"
      color="fg.muted"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      flexShrink="0"
      {...props}
    >
      <BookMarked aria-hidden />
    </IconButton>
  );
}
