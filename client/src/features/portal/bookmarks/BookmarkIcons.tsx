import { Flex, IconButton, Portal, Tooltip } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../../kit/defineFeature';

/** Maximum number of icons in the bar; the popover has all bookmarks. */
const maxIcons = 6;

/** Bookmarks as icon links, with their titles as tooltips. */
export default function BookmarkIcons({ pages }: { pages: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  return (
    <Flex as="nav" aria-label={t('bookmarks.title')} hideBelow="lg" gap="1">
      {pages.slice(0, maxIcons).map((page) => (
        <BookmarkIcon key={page.target} page={page} />
      ))}
    </Flex>
  );
}

function BookmarkIcon({ page: { to, title, icon: Icon } }: { page: MenuEntry }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const label = t(title);
  return (
    <Tooltip.Root openDelay={300} closeDelay={0} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>
        <IconButton
          asChild
          variant="ghost"
          color="fg.muted"
          _currentPage={{ color: 'brand.fg', bg: 'brand.subtle' }}
        >
          <Link to={to} aria-label={label} aria-current={pathname === to ? 'page' : undefined}>
            <Icon aria-hidden />
          </Link>
        </IconButton>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
