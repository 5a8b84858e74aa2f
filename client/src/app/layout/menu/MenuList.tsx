import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { memo, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry, menuOf, MenuSection } from '../../../kit/defineFeature';
import { AfterPaint } from '../../../kit/layout/AfterPaint';
import { toggleSection, useFoldedSections } from './foldedSections';
import { isCurrent } from './isCurrent';
import { preloading } from '../preloading';

export type Menu = ReturnType<typeof menuOf>;

/** The entries of the menu, grouped by section. */
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
  const folded = useFoldedSections();
  const current = menu.flatMap(({ entries }) => entries).find((entry) => isCurrent(pathname, entry))?.to;
  const nav = useCurrentInView(current);
  return (
    <Box as="nav" ref={nav} aria-label={t('shell.menu')} px="3" pb="4">
      {menu.map(({ section, entries }, index) => {
        // The first section and a collapsed menu have no section headings, so nothing in them can be folded.
        const isFolded = index > 0 && !isCollapsed && folded.includes(section);
        return (
          <Box
            key={section}
            role="group"
            aria-label={t(`shell.sections.${section}`)}
            mt={index === 0 ? '1' : isFolded ? '2' : '4'}
          >
            {index === 0 ? null : isCollapsed ? (
              <Box borderTopWidth="1px" borderColor="border" mx="2" mb="3" />
            ) : (
              <SectionHead section={section} isFolded={isFolded} />
            )}
            {entries
              // The entry of the current page stays visible in a folded section.
              .filter(({ to }) => !isFolded || to === current)
              .map((entry) => (
                <MenuLink
                  key={entry.to}
                  entry={entry}
                  isCurrent={entry.to === current}
                  isCollapsed={isCollapsed}
                  onChoose={onChoose}
                />
              ))}
          </Box>
        );
      })}
    </Box>
  );
}

/** Scrolls the menu until the current entry is visible, without scrolling the page. */
function useCurrentInView(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = nav.current?.parentElement;
    if (current === undefined || !entry || !scroller) return;
    const [shown, seen] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (shown.top >= seen.top && shown.bottom <= seen.bottom) return;
    scroller.scrollTop += shown.top - seen.top - (seen.height - shown.height) / 2;
  }, [current]);
  return nav;
}

/** Heading of a section; a click folds or unfolds its entries. */
function SectionHead({ section, isFolded }: { section: MenuSection; isFolded: boolean }) {
  const { t } = useTranslation();
  return (
    <chakra.button
      type="button"
      aria-expanded={!isFolded}
      onClick={() => toggleSection(section)}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      w="full"
      minH={{ base: '11', md: '7' }}
      px="2.5"
      mb="0.5"
      borderRadius="l2"
      textStyle="xs"
      color="fg.muted"
      fontWeight="medium"
      cursor="pointer"
      _hover={{ color: 'fg' }}
      focusVisibleRing="inside"
    >
      {t(`shell.sections.${section}`)}
      <Box
        as="span"
        color="fg.subtle"
        transition="rotate 120ms"
        rotate={isFolded ? '-90deg' : undefined}
        _rtl={isFolded ? { rotate: '90deg' } : {}}
      >
        <ChevronDown size={14} aria-hidden />
      </Box>
    </chakra.button>
  );
}

/** Memoised: a navigation redraws only the previous and the new entry. */
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
