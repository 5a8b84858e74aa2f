import { Flex, IconButton } from '@chakra-ui/react';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Settings2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioSwitcher } from '../../../features/organization/radios/RadioSwitcher';
import { BookmarkBar } from '../../../features/portal/bookmarks/BookmarkBar';
import { PaletteButton } from '../../../features/portal/palette/PaletteButton';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { Logo } from '../../../kit/layout/Logo';
import { LanguageMenu } from './LanguageMenu';
import { NavbarFrame } from './NavbarFrame';
import { BellMark } from './BellMark';
import { OnAirMark } from './OnAirMark';
import { usePreferences } from '../preferencesStore';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';

/** The navbar. */
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
