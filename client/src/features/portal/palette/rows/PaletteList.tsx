import { Box, Text } from '@chakra-ui/react';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../../kit/defineFeature';
import { hasModifier } from '../../../../kit/keyboard/keyNames';
import { PaletteRow } from './PaletteRow';
import { optionId, type PaletteGroup, type PaletteItem } from '../paletteGroups';

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  query: string;
  isBookmarked: (target: string) => boolean;
  onPoint: (item: PaletteItem) => void;
  onOpen: (item: PaletteItem, inNewTab: boolean) => void;
  onStar: ((page: MenuEntry) => void) | undefined;
}

/** Results in groups; the search field handles the keys that move through them. */
export function PaletteList({ id, groups, active, query, isBookmarked, onPoint, onOpen, onStar }: Props) {
  const { t } = useTranslation();
  const activeId = active && optionId(id, active);
  useEffect(() => {
    const option = activeId ? document.getElementById(activeId) : null;
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box id={id} role="listbox" aria-label={t('palette.found')}>
      {groups.map((group) => (
        <Box key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} mb="2">
          <Text id={`${id}-${group.key}`} textStyle="xs" color="fg.muted" fontWeight="medium" px="3" py="1.5">
            {group.title}
          </Text>
          {group.items.map((item) => (
            <PaletteRow
              key={item.value}
              id={optionId(id, item)}
              item={item}
              query={query}
              isActive={item === active}
              isStarred={item.page !== undefined && isBookmarked(item.page.target)}
              onPoint={() => onPoint(item)}
              onOpen={(event: MouseEvent) => onOpen(item, hasModifier(event))}
              onStar={onStar && item.page ? () => onStar(item.page!) : undefined}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
