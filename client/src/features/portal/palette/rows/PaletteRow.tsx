import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { matchIn } from '../../../../kit/textMatch';
import type { PaletteItem } from '../paletteGroups';

interface Props {
  id: string;
  item: PaletteItem;
  query: string;
  isActive: boolean;
  isStarred: boolean;
  onPoint: () => void;
  onOpen: (event: MouseEvent) => void;
  onStar: (() => void) | undefined;
}

/** A row of the palette. */
export function PaletteRow({ id, item, query, isActive, isStarred, onPoint, onOpen, onStar }: Props) {
  const { t } = useTranslation();
  const { title, subtitle, icon: Icon, picture = '' } = item;
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      px="3"
      minH={{ base: '11', md: '10' }}
      borderRadius="l2"
      cursor="pointer"
      bg={isActive ? 'bg.muted' : undefined}
      onPointerMove={isActive ? undefined : onPoint}
      // Keep the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Box w="6" display="grid" placeItems="center" color="fg.muted" flexShrink="0">
        {Icon ? <Icon size={17} aria-hidden /> : <PersonAvatar name={title} src={picture} size="2xs" />}
      </Box>
      <Text truncate flexShrink="1" minW="0">
        <Marked text={title} query={query} />
      </Text>
      {subtitle ? (
        <Text truncate flex="1" minW="0" textStyle="compact" color="fg.muted">
          <Marked text={subtitle} query={query} />
        </Text>
      ) : (
        <Box flex="1" />
      )}
      {isStarred ? <VisuallyHidden>{t('palette.bookmarked')}</VisuallyHidden> : null}
      {onStar ? <RowStar isOn={isStarred} isShown={isActive || isStarred} onToggle={onStar} /> : null}
    </Flex>
  );
}

/** Highlights the search text within a text. */
function Marked({ text, query }: { text: string; query: string }) {
  const match = matchIn(text, query);
  if (!match) return text;
  const [from, to] = match;
  return (
    <>
      {text.slice(0, from)}
      <Box as="mark" bg="transparent" color="brand.fg" fontWeight="semibold">
        {text.slice(from, to)}
      </Box>
      {text.slice(to)}
    </>
  );
}

/**
 * Bookmark star for mouse users. It is not focusable, because an option must not contain focusable elements; the
 * keyboard has a shortcut.
 */
function RowStar({ isOn, isShown, onToggle }: { isOn: boolean; isShown: boolean; onToggle: () => void }) {
  return (
    <Box
      aria-hidden
      data-star={isOn ? 'on' : 'off'}
      display="grid"
      placeItems="center"
      boxSize={{ base: '11', md: '8' }}
      me="-2"
      flexShrink="0"
      color={isOn ? 'brand.fg' : 'fg.muted'}
      opacity={isShown ? 1 : 0}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Star size={16} fill={isOn ? 'currentColor' : 'none'} />
    </Box>
  );
}
