import { Box, Flex } from '@chakra-ui/react';
import type { ThemeColour } from '../../theme/themeColours';
import type { LayoutPreferences, Skin } from '../preferences';

const size = '18px';

/** Sample of a theme colour. */
export const ColourSample = ({ colour }: { colour: ThemeColour }) => (
  <Box data-colour={colour} boxSize={size} borderRadius="full" bg="brand.600" />
);

/** Sample of a navbar colour: a theme colour, white or dark. */
export function NavbarSample({ colour }: { colour: LayoutPreferences['navbarColour'] }) {
  if (colour !== 'white' && colour !== 'dark') return <ColourSample colour={colour} />;
  return (
    <Box
      className={colour === 'dark' ? 'dark' : undefined}
      boxSize={size}
      borderRadius="full"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.control"
    />
  );
}

/** Sample of a skin: a tiny menu beside a tiny page. */
export function SkinSample({ skin }: { skin: Skin }) {
  const isDark = skin === 'dark';
  return (
    <Flex
      className={isDark ? 'dark' : 'light'}
      w="28px"
      h={size}
      borderRadius="4px"
      overflow="hidden"
      borderWidth={skin === 'bordered' ? '2px' : '1px'}
      borderColor="border.control"
      bg="bg"
    >
      <Box
        className={skin === 'semi-dark' || isDark ? 'dark' : 'light'}
        w="9px"
        bg="bg.panel"
        borderEndWidth="1px"
        borderColor="border"
      />
      <Box flex="1" m="3px" borderRadius="2px" bg="brand.solid" opacity=".75" />
    </Flex>
  );
}
