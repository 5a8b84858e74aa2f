import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo, useRef, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { lazyPart } from '../../kit/late/late';
import { useViewedRole, useViewer } from '../../apollo/session/SessionContext';
import { ListenHost } from '../../features/broadcasting/feature';
import { useListening } from '../../features/broadcasting/listen/listening';
import { playerMount, uploadsMount } from '../../features/library/media/mediaMounts';
import { RecordElsewhere } from '../../features/organization/feature';
import { ViewBanner } from '../../features/permissions/ViewBanner';
import { languages } from '../../i18n/languages';
import { useCan } from '../../kit/access/useCan';
import { DashboardPanels } from '../../kit/dashboard/DashboardPanels';
import { dashboardPanelsOf, menuOf, recordKindsOf, type Feature } from '../../kit/defineFeature';
import { ElsewhereContext } from '../../kit/feedback/Elsewhere';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { ToastHost } from '../../kit/feedback/toasts/ToastHost';
import { useDelayed } from '../../kit/feedback/useDelayed';
import { RecordKinds } from '../../kit/records/RecordKinds';
import { useIsNarrow } from '../../kit/layout/useMediaQuery';
import { CornerTools } from './navbar/CornerTools';
import { Navbar } from './navbar/Navbar';
import { OfflineBanner } from './OfflineBanner';
import { PageFrame } from './PageFrame';
import { usePreferences, changePreferences, getPreferences } from './preferencesStore';
import { startRipples } from './menu/ripple';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SideMenu } from './menu/SideMenu';

const Customizer = lazyPart(() => import('./customizer/Customizer'));
const MenuDrawer = lazyPart(() => import('./menu/MenuDrawer'));
const MenuBar = lazyPart(() => import('./menu/MenuBar'));
const StationBanner = lazyPart(() => import('./navbar/StationBanner'));

const contentId = 'content';

/**
 * State of a part of the page that opens and closes. `wasOpened` is false until the first opening, so that the part is mounted only
 * when it is needed.
 */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setWasOpened(true);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, wasOpened, open, close };
}

/** Applies the account's language after it has loaded and whenever it changes. */
function useAccountLanguage() {
  const { language } = useViewer();
  useEffect(() => {
    const spoken = languages.find((known) => known === language);
    if (spoken && spoken !== getPreferences().language) changePreferences({ language: spoken });
  }, [language]);
}

/** A thin progress bar while the next page loads. Appears only after a short delay, so not for pages that load quickly. */
function LoadingBar() {
  const { t } = useTranslation();
  const isLoading = useDelayed(useNavigation().state === 'loading');
  if (!isLoading) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('shell.loading')}
      position="fixed"
      top="0"
      insetInline="0"
      h="2px"
      zIndex="overlay"
      bg="brand.solid"
      animation="fadeIn 200ms ease-out"
    />
  );
}

const PlayerHost = lazyPart(() => import('../../features/library/player/PlayerHost'));
const UploadsHost = lazyPart(() => import('../../features/library/uploads/UploadsHost'));

/** Hosts of playback, uploads and live listening, which continue across page changes. Each loads on first use. */
function MediaHosts() {
  const isPlayerWanted = playerMount.useIsRequested();
  const areUploadsWanted = uploadsMount.useIsRequested();
  const isListening = useListening() !== 'off';
  return (
    <>
      <Suspense>{areUploadsWanted ? <UploadsHost /> : null}</Suspense>
      <Suspense>{isPlayerWanted ? <PlayerHost /> : null}</Suspense>
      <Suspense>{isListening ? <ListenHost /> : null}</Suspense>
    </>
  );
}

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
