import { Flex, IconButton } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioSwitcher } from '../../features/organization/RadioSwitcher';
import { useIsNarrow } from '../../kit/layout/useMediaQuery';
import { LanguageMenu } from './LanguageMenu';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';

/** The bar above the page; it scrolls away with it. */
export function Navbar({
  isMenuCollapsed,
  onToggleMenu,
}: {
  isMenuCollapsed: boolean;
  onToggleMenu: () => void;
}) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const Icon = isNarrow ? MenuIcon : isMenuCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Flex
      as="header"
      data-print="hide"
      h="14"
      flexShrink="0"
      align="center"
      gap="1"
      px={{ base: '2', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <IconButton
        variant="ghost"
        color="fg.muted"
        onClick={onToggleMenu}
        aria-label={
          isNarrow ? t('shell.openMenu') : isMenuCollapsed ? t('shell.expandMenu') : t('shell.collapseMenu')
        }
      >
        <Icon aria-hidden />
      </IconButton>
      <RadioSwitcher />
      <Flex flex="1" />
      <LanguageMenu />
      <SkinToggle />
      <UserMenu />
    </Flex>
  );
}
