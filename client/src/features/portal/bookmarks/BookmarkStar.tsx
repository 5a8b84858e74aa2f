import { IconButton } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../../kit/pages/Pages';
import { useBookmarks } from './useBookmarks';

/** Star next to a page title that bookmarks the page. */
export function BookmarkStar({ target }: { target: string }) {
  const { t } = useTranslation();
  const { isLoaded, isBookmarked, mayChange, toggle } = useBookmarks();
  const page = usePages().find((candidate) => candidate.target === target);
  if (!page || !mayChange) return null;
  const isOn = isBookmarked(target);
  const label = t(isOn ? 'bookmarks.remove' : 'bookmarks.add', { page: t(page.title) });
  return (
    <IconButton
      data-print="hide"
      variant="ghost"
      size={{ base: 'md', md: '2xs' }}
      // Large enough for touch; the negative margin leaves the title's position unchanged.
      my={{ base: '-2', md: '0' }}
      color={isOn ? 'brand.fg' : 'fg.muted'}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={!isLoaded}
      onClick={() => void toggle(page)}
    >
      <Star size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
