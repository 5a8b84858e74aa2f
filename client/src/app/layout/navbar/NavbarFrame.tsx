import { Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LayoutPreferences } from '../preferences';
import { usePreferences } from '../preferencesStore';

/** Surface of the navbar, with its position and colour. */
export function NavbarFrame({ children }: { children: ReactNode }) {
  const [{ navbar, navbarColour }] = usePreferences();
  const isFloating = navbar === 'floating';
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
      color="fg"
      // Sets the palette again inside the navbar, which may be darker than the page.
      colorPalette="gray"
      borderColor="border"
      {...(isFloating ? floating : { borderBottomWidth: '1px' })}
      {...surfaceOf(navbarColour)}
    >
      {children}
    </Flex>
  );
}

const floating: FlexProps = {
  mx: { base: '2', md: '6' },
  mt: '3',
  borderWidth: '1px',
  borderRadius: 'l3',
  boxShadow: 'lg',
};

function surfaceOf(colour: LayoutPreferences['navbarColour']) {
  if (colour === 'white') return {};
  if (colour === 'dark') return { className: 'dark' };
  return { 'data-colour': colour, 'data-surface': 'tinted' };
}
