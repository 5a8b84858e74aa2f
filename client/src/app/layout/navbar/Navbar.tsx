import { Flex, IconButton, Box } from '@chakra-ui/react';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Settings2 } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OnAirBadge } from '../../../features/broadcasting/feature';
import { NotificationsBell } from '../../../features/notifications/feature';
import { RadioSwitcher } from '../../../features/organization/radios/RadioSwitcher';
import { BookmarkBar } from '../../../features/portal/bookmarks/BookmarkBar';
import { PaletteButton } from '../../../features/portal/palette/PaletteButton';
import { useCan } from '../../../kit/access/useCan';
import { lazyPart } from '../../../kit/late/late';
import { AfterPaint } from '../../../kit/layout/AfterPaint';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { Logo } from '../../../kit/layout/Logo';
import { NavbarFrame } from './NavbarFrame';
import { usePreferences } from '../preferencesStore';
import { LanguageButton } from './LanguageButton';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';

/** Reserves the width of the notification bell, which is rendered only after the first paint. */
function BellMark() {
  return (
    <Box minW="11" flexShrink="0">
      <AfterPaint>
        {() => (
          <Suspense>
            <NotificationsBell />
          </Suspense>
        )}
      </AfterPaint>
    </Box>
  );
}

const load = () => import('./LanguageMenuPopup');
const LanguageMenuPopup = lazyPart(load);

/** Language switch of the navbar. The menu loads on hover, focus or press. */
function LanguageMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <LanguageButton {...handlers} />}>
      <LanguageMenuPopup />
    </LoadOnIntent>
  );
}

/** The on-air badge in the free width of the navbar, rendered only after the first paint. Empty for people who may not read `AirItem`. */
function OnAirMark() {
  const mayKnow = useCan()({ action: 'read', subject: 'AirItem' });
  return (
    <Flex flex="1" justify="flex-end" minW={mayKnow ? '11' : '0'} css={{ containerType: 'inline-size' }}>
      {mayKnow ? (
        <AfterPaint>
          {() => (
            <Suspense>
              <OnAirBadge />
            </Suspense>
          )}
        </AfterPaint>
      ) : null}
    </Flex>
  );
}

/** Navbar at the top of the page, with the radio switcher, bookmarks, notifications and user menu. */
export const Navbar = memo(function Navbar({
  onOpenMenu,
  onCustomize,
}: {
  onOpenMenu: () => void;
  onCustomize: () => void;
}) {
  const { t } = useTranslation();
  const label = t('shell.customize');
  return (
    <NavbarFrame>
      <MenuButton onOpenMenu={onOpenMenu} />
      <RadioSwitcher />
      <PaletteButton />
      <BookmarkBar />
      <OnAirMark />
      <BellMark />
      <LanguageMenu />
      {/* On phones, the user menu contains these commands. */}
      <Flex hideBelow="md" gap="1">
        <SkinToggle />
        <IconButton variant="ghost" color="fg.muted" onClick={onCustomize} aria-label={label} title={label}>
          <Settings2 aria-hidden />
        </IconButton>
      </Flex>
      <UserMenu onCustomize={onCustomize} />
    </NavbarFrame>
  );
});

/** Opens the menu on narrow screens and collapses it on wide ones. Shows the logo when the menu is horizontal. */
function MenuButton({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [{ layout, menuCollapsed }, change] = usePreferences();
  if (isNarrow) return <BarButton icon={MenuIcon} label={t('shell.openMenu')} onClick={onOpenMenu} />;
  if (layout === 'horizontal')
    return (
      <Flex px="2" me="2">
        <Logo />
      </Flex>
    );
  return (
    <BarButton
      icon={menuCollapsed ? PanelLeftOpen : PanelLeftClose}
      label={menuCollapsed ? t('shell.expandMenu') : t('shell.collapseMenu')}
      onClick={() => change({ menuCollapsed: !menuCollapsed })}
    />
  );
}

function BarButton({
  icon: Icon,
  label,
  onClick,
}: {
  icon: typeof MenuIcon;
  label: string;
  onClick: () => void;
}) {
  return (
    <IconButton variant="ghost" color="fg.muted" onClick={onClick} aria-label={label}>
      <Icon aria-hidden />
    </IconButton>
  );
}
