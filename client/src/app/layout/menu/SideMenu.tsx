import { Box, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import { Logo } from '../../../kit/layout/Logo';
import { MenuList, type Menu } from './MenuList';
import { usePreferences } from '../preferencesStore';

/** Vertical menu beside the page. Dark in the semi-dark skin. */
export const SideMenu = memo(function SideMenu({ menu }: { menu: Menu }) {
  const [{ skin, menuCollapsed: isCollapsed }] = usePreferences();
  return (
    <Box
      as="aside"
      data-print="hide"
      className={skin === 'semi-dark' ? 'dark' : undefined}
      // Sets the palette again for this part of the page, so that it follows the dark skin.
      colorPalette="gray"
      bg="bg.panel"
      color="fg"
      borderEndWidth={skin === 'semi-dark' ? '0' : '1px'}
      borderColor="border"
      w="240px"
      css={{ '[data-menu=collapsed] &': { width: '64px' } }}
      flexShrink="0"
      position="sticky"
      top="0"
      h="calc(100dvh - var(--regie-bottom))"
      overflowY="auto"
      transition="width 160ms ease-out"
    >
      <Flex
        h="14"
        align="center"
        px={isCollapsed ? '0' : '5'}
        justify={isCollapsed ? 'center' : 'flex-start'}
      >
        <Logo isBare={isCollapsed} />
      </Flex>
      <MenuList menu={menu} isCollapsed={isCollapsed} />
    </Box>
  );
});
