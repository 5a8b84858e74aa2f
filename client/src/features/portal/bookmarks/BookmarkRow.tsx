import { Flex, IconButton } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../../kit/defineFeature';

/** A bookmark in the list: its link, a handle to move it, and a star to remove it. */
export function BookmarkRow({
  page: { to, target, title, icon: Icon },
  index,
  mayChange,
  onOpen,
  onRemove,
}: {
  page: MenuEntry;
  index: number;
  mayChange: boolean;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { ref, handleRef, isDragging } = useSortable({ id: target, index, disabled: !mayChange });
  const name = t(title);
  return (
    <Flex
      ref={ref}
      align="center"
      borderRadius="l2"
      bg={isDragging ? 'bg.muted' : 'bg.panel'}
      boxShadow={isDragging ? 'md' : undefined}
      _hover={{ bg: 'bg.muted' }}
    >
      {mayChange ? (
        <IconButton
          ref={handleRef}
          variant="ghost"
          size={{ base: 'md', md: 'xs' }}
          color="fg.muted"
          cursor="grab"
          touchAction="none"
          aria-label={t('bookmarks.move', { page: name })}
        >
          <GripVertical aria-hidden />
        </IconButton>
      ) : null}
      <Flex asChild flex="1" minW="0" align="center" gap="2.5" px="1.5" minH={{ base: '11', md: '9' }}>
        <Link to={to} onClick={onOpen}>
          <Icon size={16} aria-hidden />
          {name}
        </Link>
      </Flex>
      {mayChange ? (
        <IconButton
          variant="ghost"
          size={{ base: 'md', md: 'xs' }}
          color="brand.fg"
          aria-label={t('bookmarks.remove', { page: name })}
          onClick={onRemove}
        >
          <Star fill="currentColor" aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}
