import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useViewedRole } from '../../apollo/SessionContext';
import { ViewBanner } from '../../features/permissions/ViewBanner';
import { useCan } from '../../kit/access/useCan';
import { menuOf, recordKindsOf, type Feature } from '../../kit/defineFeature';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { RecordKinds } from '../../kit/records/RecordKinds';
import { useIsNarrow } from '../../kit/layout/useMediaQuery';
import { LoadingBar } from './LoadingBar';
import { MenuDrawer } from './MenuDrawer';
import { Navbar } from './Navbar';
import { usePreferences } from './preferencesStore';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SideMenu } from './SideMenu';
import { useAccountLanguage } from './useAccountLanguage';

const Toaster = lazy(() => import('../../kit/feedback/Toaster'));

const contentId = 'content';

/** The frame around every screen: vertical menu, static navbar, full-width content that fades in. */
export function Shell({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation();
  const can = useCan();
  const viewedAs = useViewedRole();
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const [{ menuCollapsed }, change] = usePreferences();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useAccountLanguage();
  const menu = useMemo(() => menuOf(features, can), [features, can]);
  const recordKinds = useMemo(() => recordKindsOf(features), [features]);

  const toggleMenu = () => (isNarrow ? setIsDrawerOpen(true) : change({ menuCollapsed: !menuCollapsed }));
  return (
    <Flex minH="100dvh" align="stretch">
      <SkipNavLink id={contentId}>{t('shell.skip')}</SkipNavLink>
      <LoadingBar />
      {isNarrow ? (
        <MenuDrawer menu={menu} isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
      ) : (
        <SideMenu menu={menu} isCollapsed={menuCollapsed} />
      )}
      <Flex direction="column" flex="1" minW="0">
        <ViewBanner />
        <Navbar isMenuCollapsed={menuCollapsed} onToggleMenu={toggleMenu} />
        <Box
          as="main"
          id={contentId}
          ref={content}
          tabIndex={-1}
          outline="0"
          flex="1"
          p={{ base: '4', md: '6' }}
          css={{ '@media print': { padding: 0 } }}
        >
          <Box key={`${pathname} ${viewedAs?.id}`} animation="fadeIn 160ms ease-out">
            <ErrorBoundary resetKey={pathname}>
              <RecordKinds value={recordKinds}>
                <Outlet />
              </RecordKinds>
            </ErrorBoundary>
          </Box>
        </Box>
      </Flex>
      <RouteAnnouncer content={content} />
      <ScrollRestoration />
      <Suspense>
        <Toaster />
      </Suspense>
    </Flex>
  );
}
