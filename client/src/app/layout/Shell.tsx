import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/late/late';
import { useViewedRole } from '../../apollo/session/SessionContext';
import { RecordElsewhere } from '../../features/organization/feature';
import { ViewBanner } from '../../features/permissions/ViewBanner';
import { useCan } from '../../kit/access/useCan';
import { DashboardPanels } from '../../kit/dashboard/DashboardPanels';
import { dashboardPanelsOf, menuOf, recordKindsOf, type Feature } from '../../kit/defineFeature';
import { ElsewhereContext } from '../../kit/feedback/Elsewhere';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { ToastHost } from '../../kit/feedback/toasts/ToastHost';
import { RecordKinds } from '../../kit/records/RecordKinds';
import { useIsNarrow } from '../../kit/layout/useMediaQuery';
import { CornerTools } from './navbar/CornerTools';
import { LoadingBar } from './LoadingBar';
import { MediaHosts } from './MediaHosts';
import { Navbar } from './navbar/Navbar';
import { OfflineBanner } from './OfflineBanner';
import { PageFrame } from './PageFrame';
import { usePreferences } from './preferencesStore';
import { startRipples } from './menu/ripple';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SideMenu } from './menu/SideMenu';
import { useAccountLanguage } from './useAccountLanguage';
import { useOpening } from './menu/useOpening';

const Customizer = lazyPart(() => import('./customizer/Customizer'));
const MenuDrawer = lazyPart(() => import('./menu/MenuDrawer'));
const MenuBar = lazyPart(() => import('./menu/MenuBar'));
const StationBanner = lazyPart(() => import('./navbar/StationBanner'));

const contentId = 'content';

/** The frame around every page behind the sign-in, laid out by the user's preferences. */
export function Shell({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation();
  const can = useCan();
  const viewedAs = useViewedRole();
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const [{ layout, navbar, banner }] = usePreferences();
  const drawer = useOpening();
  const customizer = useOpening();
  const content = useRef<HTMLElement>(null);
  useAccountLanguage();
  useEffect(startRipples, []);
  const menu = useMemo(() => menuOf(features, can), [features, can]);
  const recordKinds = useMemo(() => recordKindsOf(features), [features]);
  const panels = useMemo(() => dashboardPanelsOf(features), [features]);

  const isAcross = layout === 'horizontal' && !isNarrow;
  const ways = useMemo(
    () => ({ onOpenMenu: drawer.open, onCustomize: customizer.open }),
    [drawer.open, customizer.open],
  );
  return (
    <Flex minH="100dvh" align="stretch" pb="var(--regie-bottom)">
      <SkipNavLink id={contentId} data-print="hide">
        {t('shell.skip')}
      </SkipNavLink>
      <LoadingBar />
      <Suspense>
        {isNarrow && drawer.wasOpened ? (
          <MenuDrawer menu={menu} isOpen={drawer.isOpen} onClose={drawer.close} />
        ) : null}
      </Suspense>
      {isNarrow || isAcross ? null : <SideMenu menu={menu} />}
      <Flex direction="column" flex="1" minW="0">
        <Suspense>{banner ? <StationBanner /> : null}</Suspense>
        <Top stays={navbar === 'sticky' || navbar === 'floating'}>
          <OfflineBanner />
          <ViewBanner />
          {navbar === 'hidden' ? <CornerTools {...ways} /> : <Navbar {...ways} />}
        </Top>
        <Suspense fallback={<Box h="11" />}>{isAcross ? <MenuBar menu={menu} /> : null}</Suspense>
        <PageFrame id={contentId} focusRef={content} pageKey={`${pathname} ${viewedAs?.id}`}>
          <ErrorBoundary resetKey={pathname}>
            <RecordKinds value={recordKinds}>
              <DashboardPanels value={panels}>
                <ElsewhereContext value={<RecordElsewhere />}>
                  <Outlet />
                </ElsewhereContext>
              </DashboardPanels>
            </RecordKinds>
          </ErrorBoundary>
        </PageFrame>
      </Flex>
      <RouteAnnouncer content={content} />
      <ScrollRestoration />
      <Suspense>
        {customizer.wasOpened ? <Customizer isOpen={customizer.isOpen} onClose={customizer.close} /> : null}
      </Suspense>
      <RecordKinds value={recordKinds}>
        <MediaHosts />
      </RecordKinds>
      <ToastHost />
    </Flex>
  );
}

/** The area above the page; sticky when the preferences say so. */
function Top({ stays, children }: { stays: boolean; children: ReactNode }) {
  return (
    <Box display={stays ? 'block' : 'contents'} position="sticky" top="0" zIndex="sticky">
      {children}
    </Box>
  );
}
