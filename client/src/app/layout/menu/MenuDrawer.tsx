import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../../kit/layout/Logo';
import { MenuList, type Menu } from './MenuList';
import { usePreferences } from '../preferencesStore';
import { modal } from '../../../kit/layout/modal';

/** The menu in a drawer, for narrow screens. */
export default function MenuDrawer({
  menu,
  isOpen,
  onClose,
}: {
  menu: Menu;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [{ skin }] = usePreferences();
  return (
    <Drawer.Root
      {...modal}
      open={isOpen}
      placement="start"
      size="xs"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            maxW="280px"
            className={skin === 'semi-dark' ? 'dark' : undefined}
            color="fg"
            colorPalette="gray"
            aria-label={t('shell.menu')}
          >
            <Drawer.Header px="5" py="3" justifyContent="space-between">
              <Logo />
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton aria-label={t('actions.close')} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body p="0">
              <MenuList menu={menu} onChoose={onClose} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
