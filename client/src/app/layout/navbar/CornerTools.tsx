import { Flex, IconButton } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { UserMenu } from './UserMenu';

/** Buttons that are shown when the navbar is hidden: the user menu, and on narrow screens the menu. */
export function CornerTools({
  onOpenMenu,
  onCustomize,
}: {
  onOpenMenu: () => void;
  onCustomize: () => void;
}) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  return (
    <Flex
      data-print="hide"
      position="fixed"
      insetEnd="4"
      bottom="calc(var(--regie-bottom) + 1rem)"
      zIndex="docked"
      gap="1"
      p="1"
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="lg"
    >
      {isNarrow ? (
        <IconButton variant="ghost" color="fg.muted" onClick={onOpenMenu} aria-label={t('shell.openMenu')}>
          <MenuIcon aria-hidden />
        </IconButton>
      ) : null}
      <UserMenu onCustomize={onCustomize} />
    </Flex>
  );
}
