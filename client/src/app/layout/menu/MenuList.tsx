import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry, menuOf } from '../../../kit/defineFeature';
import { AfterPaint } from '../../../kit/layout/AfterPaint';
import { isCurrent } from './isCurrent';
import { preloading } from '../preloading';

export type Menu = ReturnType<typeof menuOf>;

/** The entries of the menu, by section. */
export function MenuList({
  menu,
  isCollapsed = false,
  onChoose,
}: {
  menu: Menu;
  isCollapsed?: boolean;
  onChoose?: () => void;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Box as="nav" aria-label={t('shell.menu')} px="3" pb="4">
      {menu.map(({ section, entries }, index) => (
        <Box
          key={section}
          role="group"
          aria-label={t(`shell.sections.${section}`)}
          mt={index === 0 ? '1' : '5'}
        >
          {index === 0 ? null : isCollapsed ? (
            <Box borderTopWidth="1px" borderColor="border" mx="2" mb="3" />
          ) : (
            <Text aria-hidden textStyle="xs" color="fg.subtle" fontWeight="medium" px="2.5" mb="1.5">
              {t(`shell.sections.${section}`)}
            </Text>
          )}
          {entries.map((entry) => (
            <MenuLink
              key={entry.to}
              entry={entry}
              isCurrent={isCurrent(pathname, entry.to)}
              isCollapsed={isCollapsed}
              onChoose={onChoose}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Only the entry that one leaves and the one that one comes to are drawn anew. */
const MenuLink = memo(function MenuLink({
  entry: { to, title, icon: Icon, Count, load },
  isCurrent,
  isCollapsed,
  onChoose,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  isCollapsed: boolean;
  onChoose?: () => void;
}) {
  const { t } = useTranslation();
  const label = t(title);
  return (
    <Flex
      asChild
      position="relative"
      align="center"
      justify={isCollapsed ? 'center' : 'flex-start'}
      gap="2.5"
      h={{ base: '11', md: '9' }}
      px="2.5"
      mb="0.5"
      borderRadius="l2"
      color="fg.muted"
      fontWeight="medium"
      transition="background 120ms, color 120ms"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
      focusVisibleRing="inside"
    >
      <Link
        to={to}
        data-ripples=""
        {...preloading(load)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        title={isCollapsed ? label : undefined}
      >
        <Icon size={17} aria-hidden />
        {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {Count ? (
          <AfterPaint>
            {() => (
              <Suspense>
                <Count isCollapsed={isCollapsed} />
              </Suspense>
            )}
          </AfterPaint>
        ) : null}
      </Link>
    </Flex>
  );
});
